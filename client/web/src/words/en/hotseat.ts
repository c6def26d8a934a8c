export const hotseat = {};
