import { z } from 'zod';
import { jsonIn, strictly } from './replies/json-in-text';
import { withWords } from './replies/reply-words';

/** What a reply says, or why it says nothing that can be read. */
export type ParsedReply<Value> = { value: Value } | { fault: string };

const NOTHING = 'there is no JSON object in the reply';
/** How deep an object may be wrapped. */
const DEEPEST = 3;

/**
 * Reads a model's reply against a schema: the JSON it holds, with or without a fence or words around it, wrapped or bare,
 * verdict words in another case or language. `fault` names the first thing that is wrong, in words that a model can act on.
 */
export function parseReply<Value>(text: string, schema: z.ZodType<Value>): ParsedReply<Value> {
  let fault = NOTHING;
  for (const found of jsonIn(text)) {
    for (const value of [found, ...otherForms(found, schema, 0)]) {
      const result = schema.safeParse(value);
      if (result.success) return { value: result.data };
      if (fault === NOTHING && typeof value === 'object') fault = firstIssue(result.error);
    }
  }
  return { fault };
}

function firstIssue({ issues }: z.ZodError): string {
  const { path, message } = issues[0]!;
  return `${path.join('.') || 'the object'}: ${message}`;
}

/** What a value that does not fit may have been meant as, likeliest first. */
function otherForms(value: unknown, schema: z.ZodType, depth: number): unknown[] {
  if (depth > DEEPEST) return [];
  const inside = within(value, schema)
    .map((one) => [one, ...otherForms(one, schema, depth + 1)])
    .map((forms) => forms.filter((form) => schema.safeParse(form).success))
    .filter((forms) => forms.length > 0);
  // Two that fit are two answers.
  return [withWords(value, schema), ...(inside.length === 1 ? inside[0]! : [])];
}

/** The values that one may only be the wrapping of: JSON within a text, a list of one, an object under another name. */
function within(value: unknown, schema: z.ZodType): unknown[] {
  if (typeof value === 'string') return /^\s*[{[]/.test(value) ? [strictly(value)] : [];
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];
  if (Array.isArray(value)) {
    const list = listOf(schema);
    return [...(list ? [{ [list]: value }] : []), ...(value.length === 1 ? (value as unknown[]) : [])];
  }
  if (typeof value !== 'object' || value === null || keys.some((key) => key in value)) return [];
  return Object.values(value);
}

/** The one key of a schema that is no more than a list. */
function listOf(schema: z.ZodType): string | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const entries = Object.entries(schema.shape as Record<string, unknown>);
  return entries.length === 1 && entries[0]![1] instanceof z.ZodArray ? entries[0]![0] : null;
}
