// The pieces of a record's text, as protocol/record_lexer.cpp knows them.

import { refuse } from './trouble';

export interface Note {
  name: string;
  words: string[];
}
export type Token = { line: number } & (
  | { kind: 'tag'; name: string; value: string }
  | { kind: 'number'; turn: number }
  | { kind: 'action'; text: string }
  | { kind: 'comment'; notes: Note[] }
  | { kind: 'result'; text: string }
);

const kResults = ['1-0', '0-1', '1/2-1/2', '*'];
const kTag = /\[\s*(\w+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y;
const kComment = /\{([^}]*)\}/y;
const kWord = /[^\s"[\]{}]+/y;
const kNumber = /(\d+)\./y;
const kNote = /\[%(\w+)((?:\s+(?:"(?:[^"\\\n]|\\.)*"|[^\s"[\]{}]+))*)\s*\]/g;
const kNoteWord = /"((?:[^"\\\n]|\\.)*)"|[^\s"[\]{}]+/g;

export function recordTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const space = /\s*/y;
  let line = 1;
  for (let at = 0; ;) {
    space.lastIndex = at;
    const blank = space.exec(text)?.[0] ?? '';
    line += lines(blank);
    at += blank.length;
    if (at >= text.length) return tokens;
    const read = tokenAt(text, at, line);
    tokens.push(read.token);
    line += lines(read.whole);
    at += read.whole.length;
  }
}

const lines = (text: string) => text.split('\n').length - 1;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function tokenAt(text: string, at: number, line: number): { token: Token; whole: string } {
  const place = { line };
  const first = text.charAt(at);
  const rest = text.slice(at, at + 40).split('\n')[0] ?? '';
  if (first === '[') {
    const [whole, name = '', value = ''] = matchAt(kTag, text, at) ?? refuse('tag', rest, place);
    return { token: { kind: 'tag', name, value: unescaped(value, line), line }, whole };
  }
  if (first === '{') {
    const [whole, inside = ''] = matchAt(kComment, text, at) ?? refuse('comment', rest, place);
    return { token: { kind: 'comment', notes: notesIn(inside, line), line }, whole };
  }
  const [word] = matchAt(kWord, text, at) ?? refuse('stray', rest, place);
  if (kResults.includes(word)) return { token: { kind: 'result', text: word, line }, whole: word };
  if (!/^\d/.test(word)) return { token: { kind: 'action', text: word, line }, whole: word };
  const [whole, digits] = matchAt(kNumber, text, at) ?? refuse('number', word, place);
  return { token: { kind: 'number', turn: Number(digits), line }, whole };
}

function notesIn(inside: string, line: number): Note[] {
  return [...inside.matchAll(kNote)].map(([, name = '', words = '']) => ({
    name,
    words: [...words.matchAll(kNoteWord)].map(([bare, quoted]) =>
      quoted === undefined ? bare : unescaped(quoted, line),
    ),
  }));
}

function unescaped(text: string, line: number): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|(["\\])|.?)/g, (whole, point?: string, plain?: string) => {
    if (point) return String.fromCharCode(parseInt(point, 16));
    return plain ?? refuse('quotes', whole, { line });
  });
}
