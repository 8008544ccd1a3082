import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldSchemas, fromText, isNested } from './from-text';

const input = z.object({
  name: z.string(),
  count: z.int().nullable().optional(),
  deep: z.boolean().default(false),
  tags: z.array(z.string()).optional(),
  choice: z.object({ scope: z.string() }).optional(),
});
const read = (...given: [string, string][]) => fromText(input, given);

it('text for a number, a boolean, an object: becomes what the schema wants', () => {
  expect(read(['count', '12'], ['deep', 'true'], ['choice', '{"scope":"all"}'])).toEqual({
    count: 12,
    deep: true,
    choice: { scope: 'all' },
  });
});

it('text that looks like a number: stays text where the schema wants text', () => {
  expect(read(['name', '12'])).toEqual({ name: '12' });
});

it('null: is nothing where nothing is allowed, and text elsewhere', () => {
  expect(read(['count', 'null'], ['name', 'null'])).toEqual({ count: null, name: 'null' });
});

it('a list: is given with commas, as JSON, or by its name again and again', () => {
  expect(read(['tags', 'a,b'])).toEqual({ tags: ['a', 'b'] });
  expect(read(['tags', '["a,b"]'])).toEqual({ tags: ['a,b'] });
  expect(read(['tags', 'a'], ['tags', 'b'])).toEqual({ tags: ['a', 'b'] });
});

it('what does not look like its type: stays text, so that the schema names the field', () => {
  const { error } = input.safeParse({ name: 'x', ...read(['count', 'many'], ['deep', 'yes']) });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['count', 'deep']);
});

it('objects and lists of objects: are given as JSON, all else is not', () => {
  const fields = fieldSchemas(input.extend({ splits: z.array(z.object({ name: z.string() })).default([]) }));
  const nested = Object.keys(fields).filter((name) => isNested(fields[name]!));
  expect(nested).toEqual(['choice', 'splits']);
});
