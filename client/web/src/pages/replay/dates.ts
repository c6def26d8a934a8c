/** "2026.11.30" as people read it; what is no day is shown as it is written. */
export function dayText(written: string, language: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d\d?)\.(\d\d?)$/.exec(written)?.map(Number) ?? [];
  if (!year || !month || !day) return written;
  const date = new Date(year, month - 1, day);
  const isDay = date.getMonth() === month - 1 && date.getDate() === day;
  return isDay ? date.toLocaleDateString(language, { dateStyle: 'long' }) : written;
}

/** The day of a moment in ms since 1970, where the reader is. */
export const dateText = (at: number, language: string): string =>
  new Date(at).toLocaleDateString(language, { dateStyle: 'long' });
