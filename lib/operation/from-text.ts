import { z } from 'zod';

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; items?: JsonSchema; enum?: unknown[] };

/**
 * The values of a query or a command line as the input's schema wants them: numbers, true and false, lists, objects in
 * JSON. What does not look like its type stays text, so that the schema names the field in its refusal.
 */
export function fromText(
  input: z.ZodObject,
  given: Iterable<readonly [name: string, text: string]>,
): Record<string, unknown> {
  const fields = fieldSchemas(input);
  const values: Record<string, unknown> = {};
  for (const [name, text] of given) {
    const schema = fields[name];
    const value = schema ? valueOf(schema, text) : text;
    const before = values[name];
    values[name] =
      schema && isList(schema) && Array.isArray(before) && Array.isArray(value)
        ? [...before, ...value]
        : value;
  }
  return values;
}

/** The JSON schema of each field of an input, as what is sent has to look. */
export function fieldSchemas(input: z.ZodObject): Record<string, JsonSchema> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return (schema.properties ?? {}) as Record<string, JsonSchema>;
}

function valueOf(schema: JsonSchema, text: string): unknown {
  const types = typesOf(schema);
  if (text === 'null' && types.has('null') && !types.has('string')) return null;
  if ((types.has('number') || types.has('integer')) && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text);
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.has('array'))
    return isJson(text, '[') ?? text.split(',').map((part) => valueOf(schema.items ?? {}, part));
  if (types.has('object')) return isJson(text, '{') ?? text;
  return text;
}

/** The parsed value where the text is JSON of that kind. */
function isJson(text: string, opening: string): unknown {
  if (!text.trimStart().startsWith(opening)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON types that a schema takes. */
export function typesOf(schema: JsonSchema): Set<string> {
  const own = schema.type === undefined ? [] : [schema.type].flat();
  return new Set([...own, ...(schema.anyOf ?? []).flatMap((each) => [...typesOf(each)])]);
}

/** Whether its text is JSON: an object, or a list of objects. */
export const isNested = (schema: JsonSchema): boolean =>
  typesOf(schema).has('object') || (schema.items !== undefined && typesOf(schema.items).has('object'));

const isList = (schema: JsonSchema): boolean => typesOf(schema).has('array');
