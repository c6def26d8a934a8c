import type { learn as english } from '../en/learn';

export const learn: typeof english = {};
