/** What a page that has just been loaded says to a newer worker that waits. */
export const kTakeOver = 'take over';
