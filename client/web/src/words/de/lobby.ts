import type { lobby as english } from '../en/lobby';

export const lobby: typeof english = {};
