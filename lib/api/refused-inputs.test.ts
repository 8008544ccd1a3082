import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fieldSchemas } from '@/lib/operation/from-text';
import { allOperations } from './operations';
import { findOperation } from './find-operation';

const all = await allOperations();

/** Whether an input takes this request; its path is left out of the question. */
function takes(method: string, path: string, given: Record<string, unknown>): boolean {
  const found = findOperation(all, method, path.split('/').slice(1));
  if (found === null || !('operation' in found)) throw new Error(`no operation for ${method} ${path}`);
  return found.operation.input.safeParse({ ...found.params, ...given }).success;
}

/** A choice among words, also one that may be left out. */
const choices = (input: z.ZodObject): string[] =>
  Object.entries(fieldSchemas(input)).flatMap(([name, { enum: words, anyOf }]) =>
    words !== undefined || anyOf?.some(({ enum: some }) => some !== undefined) ? [name] : [],
  );

describe('what an operation does not understand', () => {
  it('of a word that is none of its choices: refused, never taken for not set', () => {
    const forgiving = all.flatMap(({ name, input }) =>
      choices(input)
        .filter((field) => input.shape[field]!.safeParse('no such word').success)
        .map((field) => `${name} ${field}`),
    );
    expect(forgiving).toEqual([]);
    expect(all.flatMap(({ input }) => choices(input)).length).toBeGreaterThan(50);
  });

  it('of a filter by which labels are accepted: refused, as everything would be accepted without it', () => {
    const accepts = (query: unknown) => takes('POST', '/projects/1/adjudication/accept', { query });
    expect(accepts({ errorType: 'LIncl' })).toBe(true);
    expect(accepts({})).toBe(true);
    expect(accepts({ errorType: 'LIncll' })).toBe(false);
    expect(accepts({ error_type: 'LIncl' })).toBe(false);
    expect(accepts({ round: 'two' })).toBe(false);
    expect(accepts({ generator: 'x'.repeat(301) })).toBe(false);
  });

  it('of a page, a size, a day: refused', () => {
    const lists = (given: Record<string, unknown>) => takes('GET', '/projects/1/samples', given);
    expect(lists({ page: 2, size: 100, flagged: true })).toBe(true);
    for (const given of [{ page: 'abc' }, { size: 9999 }, { flagged: 'perhaps' }])
      expect(lists(given)).toBe(false);
    expect(takes('GET', '/projects/1/audit-log', { from: '2026-12-31' })).toBe(true);
    expect(takes('GET', '/projects/1/audit-log', { from: '2026-13-40' })).toBe(false);
  });
});
