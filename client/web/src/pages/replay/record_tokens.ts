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
  /** `opens`: a further { stands in it, so that it may be another comment's } that ends it. */
  | { kind: 'comment'; notes: Note[]; opens: boolean }
  | { kind: 'result'; text: string }
);

const kResults = ['1-0', '0-1', '1/2-1/2', '*'];
const kTag = /\[\s*(\w+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y;
const kNoWord = /[\s"[\]{}]/g;
const kNoSpace = /\S/g;
const kNumber = /(\d{1,9})\./y;
const kInComment = /\}|\[%|\{/g;
const kNote = /\[%(\w+)((?:\s+(?:"(?:[^"\\\n]|\\.)*"|[^\s"[\]{}]+))*)\s*\]/y;
const kNoteWord = /"((?:[^"\\\n]|\\.)*)"|[^\s"[\]{}]+/g;

export function recordTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (let at = 0; ;) {
    const blank = text.slice(at, next(kNoSpace, text, at));
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

/** Where the first of `pattern` is from there on; else the end. */
function next(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
}
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
    const { end, ...inside } = commentAt(text, at, line) ?? refuse('comment', rest, place);
    return { token: { kind: 'comment', ...inside, line }, whole: text.slice(at, end) };
  }
  const word = text.slice(at, next(kNoWord, text, at)) || refuse('stray', rest, place);
  if (kResults.includes(word)) return { token: { kind: 'result', text: word, line }, whole: word };
  if (!/^\d/.test(word)) return { token: { kind: 'action', text: word, line }, whole: word };
  const [whole, digits] = matchAt(kNumber, text, at) ?? refuse('number', word, place);
  return { token: { kind: 'number', turn: Number(digits), line }, whole };
}

/** A } inside a note's quotes does not end the comment. Null where nothing does. */
function commentAt(text: string, at: number, line: number) {
  const notes: Note[] = [];
  let opens = false;
  for (let from = at + 1; ;) {
    const found = next(kInComment, text, from);
    if (found === text.length) return null;
    if (text.charAt(found) === '}') return { notes, opens, end: found + 1 };
    const note = matchAt(kNote, text, found);
    if (note) notes.push(noteOf(note, line));
    opens ||= text.charAt(found) === '{';
    from = found + (note?.[0].length ?? 1);
  }
}

function noteOf([, name = '', words = '']: RegExpExecArray, line: number): Note {
  return {
    name,
    words: [...words.matchAll(kNoteWord)].map(([bare, quoted]) =>
      quoted === undefined ? bare : unescaped(quoted, line),
    ),
  };
}

function unescaped(text: string, line: number): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|(["\\])|.?)/g, (whole, point?: string, plain?: string) => {
    if (point) return String.fromCharCode(parseInt(point, 16));
    return plain ?? refuse('quotes', whole, { line });
  });
}
