import { expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { PREPARED, statementName } from './kept-statement';

it('names a marked statement by its text, not by its values', () => {
  const named = (value: number) => statementName({ sql: Prisma.sql`${PREPARED} SELECT ${value}::int`.text });
  expect(named(1)).toMatch(/^[0-9a-f]{40}$/);
  expect(named(2)).toBe(named(1));
  expect(statementName({ sql: `${PREPARED.text} SELECT 2` })).not.toBe(named(1));
});

it('names nothing else', () => {
  expect(statementName({ sql: 'SELECT 1' })).toBeUndefined();
  expect(statementName({ sql: `SELECT '${PREPARED.text}'` })).toBeUndefined();
});
