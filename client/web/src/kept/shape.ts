// Whether a value that came from outside is what it is taken for.

import type { Settings } from '../net/messages';

type Is<T> = (value: unknown) => value is T;
type Check = (value: unknown) => boolean;

/** Null where the text is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
/** JSON has numbers that are too large for one. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value);

export const isOneOf =
  (...words: unknown[]): Check =>
  (value) =>
    words.includes(value);
export const orNull =
  (is: Check): Check =>
  (value) =>
    value === null || is(value);
export const orNone =
  (is: Check): Check =>
  (value) =>
    value === undefined || is(value);
export const isListOf =
  (is: Check): Check =>
  (value) =>
    isList(value) && value.every(is);

/** An object with these members, each as its check says; further ones do not matter. */
export const shaped =
  <T>(members: Partial<Record<keyof T, Check>>): Is<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Check | undefined>(members).every(([name, is]) => is?.(value[name]));

const isSetting = (value: unknown) => isFlag(value) || isNumber(value) || isText(value);
export const isSettings = (value: unknown): value is Settings =>
  isObject(value) && Object.values(value).every(isSetting);
