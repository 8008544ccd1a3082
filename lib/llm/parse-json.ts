import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';

/** What a reply says, or why it says nothing that can be read. */
export type ParsedReply<Value> = { value: Value } | { fault: string };

/**
 * Reads a model's reply against a schema: the JSON it holds, with or without a fence or words around it, small faults of
 * syntax mended. `fault` names the first thing that is wrong, in words that a model can act on.
 */
export function parseReply<Value>(text: string, schema: z.ZodType<Value>): ParsedReply<Value> {
  let fault = 'there is no JSON object in the reply';
  for (const candidate of candidates(text)) {
    const parsed = parse(candidate);
    if (parsed === undefined) continue;
    const result = schema.safeParse(parsed);
    if (result.success) return { value: result.data };
    const issue = result.error.issues[0]!;
    fault = `${issue.path.join('.') || 'the object'}: ${issue.message}`;
  }
  return { fault };
}

/** The whole reply, what stands in a fence, and what stands between the outermost braces. */
function candidates(text: string): string[] {
  const fences = [...text.matchAll(/```[a-zA-Z]*\s*([\s\S]*?)(?:```|$)/g)].map(([, inside]) => inside!);
  const open = text.indexOf('{');
  const close = text.lastIndexOf('}');
  const braces = open >= 0 ? [text.slice(open, close > open ? close + 1 : undefined)] : [];
  return [text, ...fences.reverse(), ...braces]
    .map((part) => part.trim())
    .filter((part) => part.startsWith('{'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, storable);
  } catch {
    try {
      return JSON.parse(jsonrepair(text), storable);
    } catch {
      return undefined;
    }
  }
}

/** NUL and halves of characters, which escapes can write, are no text that a database holds. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
