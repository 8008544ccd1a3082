import { expect, it } from 'vitest';
import { z } from 'zod';
import { described } from './described';

const row = { name: 'person.get', output: z.object({ name: z.string() }) } as const;

it('a field that the schema leaves out: stays behind', () => {
  const returned = { name: 'Somebody', passwordHash: 'secret' };
  expect(described(row, returned)).toEqual({ name: 'Somebody' });
});

it('an output that does not fit: a defect that names the field, and nothing of its value', () => {
  const returned = { name: ['secret'] } as unknown as { name: string };
  expect(() => described(row, returned)).toThrow(/^person\.get: .*: name: invalid_type$/);
});

it('a value where nothing is described: a defect', () => {
  expect(() => described({ name: 'person.end', output: z.void() }, { id: 1 } as unknown as void)).toThrow();
});
