import { isSpoken, spokenText } from './conversation';
import { elementsOf, fieldsOf, opened } from './opened';
import { formatPath, parsePath, type PathStep } from './path';
import { readPath } from './read-path';

/** A path of a file's first records. */
export interface ListedPath {
  path: string;
  /** The beginning of its first value. */
  sample: string;
  /** In how many of the records it leads somewhere. */
  found: number;
  /** It leads to texts, and not to lists or objects. */
  text: boolean;
}

const SAMPLE_LENGTH = 120;
const MOST_PATHS = 400;
/** Elements of a list are alike, so that the first ones tell what all have. */
const ELEMENTS = 10;
const DEPTH = 12;

/** Every path of records with a sample value and how often it is there, in the order in which they come up. */
export function listPaths(records: readonly object[]): ListedPath[] {
  const listed = new Map<string, ListedPath>();
  for (const record of records)
    for (const [path, value] of pathsOf(record)) {
      const known = listed.get(path);
      const text = isSpoken(value);
      if (known) Object.assign(known, { found: known.found + 1, text: known.text || text });
      else if (listed.size < MOST_PATHS) listed.set(path, { path, sample: sampleOf(value), found: 1, text });
    }
  return [...listed.values()];
}

/** Paths that somebody chose, with what they lead to in records; those that lead nowhere are found in none. */
export function followPaths(records: readonly object[], paths: readonly string[]): ListedPath[] {
  return paths.map((path) => {
    const steps = parsePath(path) ?? [];
    const found = records.flatMap((record) => readPath(record, steps).slice(0, 1));
    return { path, found: found.length, sample: sampleOf(found[0]), text: found.some(isSpoken) };
  });
}

/** The paths of one record with their first values. */
function pathsOf(record: object): Map<string, unknown> {
  const paths = new Map<string, unknown>();
  const walk = (value: unknown, steps: readonly PathStep[]): void => {
    const held = opened(value);
    if (held === undefined || held === null || held === '' || steps.length > DEPTH) return;
    const path = formatPath(steps);
    if (steps.length > 0 && !paths.has(path)) paths.set(path, value);
    if (typeof held !== 'object') return;
    const elements = elementsOf(held);
    for (const element of elements.slice(0, ELEMENTS)) walk(element, [...steps, { each: true }]);
    if (elements.length > 0 && isSpoken(held)) walk(elements.at(-1), [...steps, { at: -1 }]);
    if (elements.length === 0) for (const [key, part] of fieldsOf(held)) walk(part, [...steps, { key }]);
  };
  for (const [key, part] of fieldsOf(record)) walk(part, [{ key }]);
  return paths;
}

const sampleOf = (value: unknown): string =>
  spokenText(value).slice(0, SAMPLE_LENGTH).toWellFormed().replaceAll('\0', '\uFFFD');
