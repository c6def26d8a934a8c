import type { hotseat as english } from '../en/hotseat';

export const hotseat: typeof english = {};
