import { createSubscriber } from 'svelte/reactivity';

/** Called where a component is drawn: it is drawn again each second, for as long as somebody looks. */
export const eachSecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** "0:42", "12:05", "3:00:00". */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
