import { expect, test } from 'vitest';
import { dateText, dayText } from './dates';

test('a day is said in the language, and what is none as it was written', () => {
  expect(dayText('2026.11.30', 'en')).toBe('November 30, 2026');
  expect(dayText('2024.2.29', 'de')).toBe('29. Februar 2024');
  for (const none of ['2026.99.99', '9999999999.1.1', '2025.02.29', '????.??.??', 'today']) {
    expect(dayText(none, 'en')).toBe(none);
  }
});

test('a moment is said as the day that it is where the reader is', () => {
  const noon = new Date(2026, 10, 30, 12).getTime();
  expect(dateText(noon, 'en')).toBe('November 30, 2026');
  expect(dateText(noon, 'de')).toBe('30. November 2026');
});
