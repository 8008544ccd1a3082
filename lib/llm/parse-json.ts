import { z } from 'zod';
import { jsonInText } from './replies/json-in-text';
import { withWords } from './replies/reply-words';

/** What a reply says, or why it says nothing that can be read. */
export type ParsedReply<Value> = { value: Value } | { fault: string };

/**
 * Reads a model's reply against a schema: the last JSON in it that fits, with or without a fence or words around it. Mended
 * are small faults of syntax, a wrapper around the object or a list without its object, and words for booleans and members
 * of enums (replies/reply-words.ts). `fault` names the first thing that is wrong, in words that a model can act on.
 */
export function parseReply<Value>(text: string, schema: z.ZodType<Value>): ParsedReply<Value> {
  let fault: string | null = null;
  for (const { value, alone } of jsonInText(text)) {
    const read = fitted(value, schema, alone, DEEPEST);
    if (read) return read;
    fault ??= isObject(value) ? issueOf(value, schema) : null;
  }
  return { fault: fault ?? 'there is no JSON object in the reply' };
}

/** Wrappers within wrappers. */
const DEEPEST = 3;

/** The value as the schema wants it; null when it does not fit. `alone`: nothing shows that it is part of an object. */
function fitted<Value>(
  value: unknown,
  schema: z.ZodType<Value>,
  alone: boolean,
  depth: number,
): { value: Value } | null {
  const own = fits(value, schema) ?? fits(withWords(value, schema), schema);
  if (own || depth === 0) return own;
  const listKey = onlyListOf(schema);
  // An empty list says nothing of its own.
  const listed = Array.isArray(value) && value.length > 0 && alone && listKey ? { [listKey]: value } : null;
  return (listed && fitted(listed, schema, false, 0)) ?? unwrapped(value, schema, depth);
}

/** The object within, where there is only one: of a wrapper, of a list with one object, or of JSON as text. */
function unwrapped<Value>(value: unknown, schema: z.ZodType<Value>, depth: number): { value: Value } | null {
  const parts = Array.isArray(value) ? (value.length === 1 ? value : []) : Object.values(value as object);
  const [inner, ...more] = parts.filter((part) => isRecord(part) || isJsonText(part));
  const lists = parts.filter((part) => Array.isArray(part));
  if (more.length > 0) return null;
  if (isJsonText(inner)) return valueOf(parseReply(inner, schema));
  const only = inner ?? (lists.length === 1 ? lists[0] : undefined);
  return only === undefined ? null : fitted(only, schema, true, depth - 1);
}

const valueOf = <Value>(read: ParsedReply<Value>): { value: Value } | null => ('value' in read ? read : null);

const isJsonText = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*(```[a-z]*\s*)?[[{]/i.test(value);

const isRecord = (value: unknown): boolean => isObject(value) && !Array.isArray(value);

function fits<Value>(value: unknown, schema: z.ZodType<Value>): { value: Value } | null {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : null;
}

function issueOf(value: unknown, schema: z.ZodType): string | null {
  const issue = schema.safeParse(withWords(value, schema)).error?.issues[0];
  return issue ? `${issue.path.join('.') || 'the object'}: ${issue.message}` : null;
}

/** The one list that the schema's object holds, which a model may give alone. */
function onlyListOf(schema: z.ZodType): string | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const lists = Object.entries(schema.shape as object).filter(([, part]) => part instanceof z.ZodArray);
  return lists.length === 1 ? lists[0]![0] : null;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
