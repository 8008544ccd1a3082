import type { z } from 'zod';
import { fieldSchemas, fromText, typesOf } from './from-text';

/**
 * The values of a form as the input's schema wants them; its fields have the names of the input's. A box that is not
 * ticked is false, and an empty field is null where the input takes null. Fields that the input lacks are left out.
 */
export function fromForm(input: z.ZodObject, data: FormData): Record<string, unknown> {
  const schemas = fieldSchemas(input);
  const texts = [...data].flatMap(([name, value]) =>
    name in schemas && typeof value === 'string' ? [[name, value] as const] : [],
  );
  const values = fromText(input, texts);
  for (const [name, schema] of Object.entries(schemas)) {
    const types = typesOf(schema);
    if (types.has('boolean')) values[name] = data.has(name);
    else if (types.has('null') && values[name] === '') values[name] = null;
  }
  return values;
}
