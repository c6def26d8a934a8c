import type { replay as english } from '../en/replay';

export const replay: typeof english = {};
