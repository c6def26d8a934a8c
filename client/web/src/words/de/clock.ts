import type { clock as english } from '../en/clock';

export const clock: typeof english = {};
