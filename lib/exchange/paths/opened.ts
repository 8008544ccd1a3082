import { objectOf } from '../convert/values';
import { LIMITS } from '../parse/limits';
import { deeperThan, parseJson } from '../parse/parse-json';

/** A value; of a string that holds a JSON list or object what it holds, since tables and traces keep them so, some of them twice packed. */
export function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:[[{]|"\s*[[{])/.test(value)) return value;
  try {
    const held = parseJson(value);
    const inner = typeof held === 'string' && /^\s*[[{]/.test(held) ? parseJson(held) : held;
    return typeof inner !== 'object' || deeperThan(inner, LIMITS.depth) ? value : inner;
  } catch {
    return value;
  }
}

/**
 * What stands under a key. Where the key itself is missing, keys that begin with it and a dot make an object, as OpenInference and data
 * frames flatten them: `{"a.b": 1}` has `a`, which has `b`.
 */
export function childOf(value: unknown, key: string): unknown {
  const fields = objectOf(opened(value));
  if (Object.hasOwn(fields, key)) return fields[key];
  const head = `${key}.`;
  const flat = Object.entries(fields).filter(([name]) => name.startsWith(head));
  return flat.length === 0
    ? undefined
    : Object.fromEntries(flat.map(([name, part]) => [name.slice(head.length), part]));
}

/** The elements of a list, also of one that was flattened: `{"0.text": "a", "1.text": "b"}`. None where there is no list. */
export function elementsOf(value: unknown): unknown[] {
  const held = opened(value);
  if (Array.isArray(held)) return held;
  const parts = partsOf(objectOf(held));
  if (![...parts.keys()].every((key) => /^\d{1,9}(?:\.|$)/.test(key))) return [];
  return [...parts].sort(([a], [b]) => parseInt(a) - parseInt(b)).map(([, part]) => part);
}

/** The fields of an object by the keys that reach them; keys with dots stand under what comes before the first one. */
export const fieldsOf = (value: object): [key: string, part: unknown][] => [
  ...partsOf(value as Record<string, unknown>),
];

/** In one pass, since a record may have very many keys. */
function partsOf(fields: Record<string, unknown>): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const [name, part] of Object.entries(fields)) {
    const dot = name.indexOf('.');
    const head = name.slice(0, Math.max(0, dot));
    if (head === '' || Object.hasOwn(fields, head)) parts.set(name, part);
    else {
      const flat = parts.get(head) ?? Object.create(null);
      parts.set(head, Object.assign(flat as object, { [name.slice(dot + 1)]: part }));
    }
  }
  return parts;
}
