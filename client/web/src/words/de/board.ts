import type { board as english } from '../en/board';

export const board: typeof english = {};
