// Puts a record where the browser puts downloads.

import type { HotseatGame } from './hotseat';

export function save(record: string, { start, begun }: HotseatGame): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = `${start.game}-${new Date(begun).toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
