import { valueEnd } from './json-end';
import { LIMITS } from './limits';
import { deeperThan, parseJson } from './parse-json';
import { excerpt, fault, type Fault } from './reject';
import { rowFeed } from './row-feed';
import type { RowReader } from './table-reader';

type JsonObject = Record<string, unknown>;

export interface JsonRow {
  line: number;
  value: JsonObject;
  fault: Fault | null;
  excerpt: string;
}

/** Reads JSON Lines: one object a line; blank lines are no rows, and a line longer than LIMITS.row is a faulty one. */
export function jsonLinesReader(): RowReader<JsonRow> {
  let line = 1;
  let skipping = false;
  return rowFeed((text, final) => {
    const rows: JsonRow[] = [];
    let at = 0;
    while (at < text.length) {
      const feed = text.indexOf('\n', at);
      const end = feed < 0 ? text.length : feed;
      const long = end - at > LIMITS.row;
      if (feed < 0 && !final && !skipping && !long) break;
      const source = text.slice(at, end);
      if (long && !skipping) rows.push(tooLong(source, line));
      else if (!skipping && source.trim() !== '') rows.push(parseRow(source, line));
      skipping = feed < 0 && (skipping || long);
      if (feed >= 0) line += 1;
      at = Math.min(end + 1, text.length);
    }
    return { rows, rest: at };
  });
}

/**
 * Reads a JSON file: an array of objects, an object that holds one under any key ({"data": [...]}), or objects one after
 * another. A broken element is one faulty row; where the file breaks off, the rest is one faulty row.
 */
export function jsonReader(): RowReader<JsonRow> {
  let line = 1;
  /** Depth of the brackets around the elements: 0 for objects one after another. */
  let base = 0;
  let ended = false;
  return rowFeed((text, final) => {
    const rows: JsonRow[] = [];
    let at = 0;
    while (!ended) {
      const start = skipBetween(text, at);
      line += countFeeds(text, at, start);
      at = start;
      if (at >= text.length) break;
      if (base === 0) {
        const inner = arrayStart(text, at, final);
        if (inner === null) break;
        if (inner > at) {
          line += countFeeds(text, at, inner);
          at = inner;
          base = 1;
          continue;
        }
      } else if (text[at] === ']') {
        ended = true; // what may follow the array says nothing of samples
        break;
      }
      const end = valueEnd(text, at);
      if (end === null) {
        if (!final && text.length - at < LIMITS.row) break;
        rows.push(broken(text.slice(at), line));
        ended = true;
        break;
      }
      rows.push(parseRow(text.slice(at, end), line));
      line += countFeeds(text, at, end);
      at = end;
    }
    return { rows, rest: ended ? text.length : at };
  });
}

function parseRow(source: string, line: number): JsonRow {
  try {
    const value = parseJson(source);
    if (deeperThan(value, LIMITS.depth))
      return {
        line,
        value: {},
        fault: fault('too_deep', null, { limit: LIMITS.depth }),
        excerpt: excerpt(source),
      };
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { line, value: value as JsonObject, fault: null, excerpt: '' };
    return { line, value: {}, fault: fault('not_object'), excerpt: excerpt(source) };
  } catch {
    return broken(source, line);
  }
}

const tooLong = (source: string, line: number): JsonRow => ({
  line,
  value: {},
  fault: fault('too_long', null, { limit: LIMITS.row }),
  excerpt: excerpt(source),
});

const broken = (source: string, line: number): JsonRow => ({
  line,
  value: {},
  fault: fault('json'),
  excerpt: excerpt(source),
});

function skipBetween(text: string, at: number): number {
  while (at < text.length && /[\s,]/.test(text[at]!)) at += 1;
  return at;
}

/** Where the elements of the file's array begin: `at` itself when its values stand alone; null: more text is needed. */
function arrayStart(text: string, at: number, final: boolean): number | null {
  if (text[at] === '[') return at + 1;
  if (text[at] !== '{') return at;
  const end = valueEnd(text, at);
  if (end === null && !final && text.length - at < 65_536) return null;
  const array = /"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{/y;
  for (let position = at + 1; position < (end ?? text.length);) {
    position = skipBetween(text, position);
    array.lastIndex = position;
    const found = array.exec(text);
    if (found) {
      const own =
        /"(?:question|answer|response|annotations|query|source_id|decoded|user_input|inputs?|outputs?|trace)"\s*:/;
      return own.test(text.slice(at, array.lastIndex)) ? at : text.indexOf('[', position + 1) + 1;
    }
    const next = memberEnd(text, position);
    if (next === null) break;
    position = next;
  }
  return at;
}

/** Past one `"key": value` of an object. */
function memberEnd(text: string, at: number): number | null {
  const key = valueEnd(text, at);
  if (key === null || text[at] !== '"') return null;
  const colon = text.indexOf(':', key);
  return colon < 0 ? null : valueEnd(text, skipBetween(text, colon + 1));
}

function countFeeds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
