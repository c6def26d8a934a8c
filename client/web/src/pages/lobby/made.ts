// The room that was just made here: whoever made it sits in it, once. A page that is loaded again knows of none, and
// seats nobody who stood up.

let made: string | null = null;

export function handSeat(room: string): void {
  made = room;
}
/** Whether a seat is still owed in this room. It stays so until `seatSettled`, for the line may be lost meanwhile. */
export const isSeatOwed = (room: string): boolean => made === room;
export function seatSettled(): void {
  made = null;
}
