import type { room as english } from '../en/room';

export const room: typeof english = {};
