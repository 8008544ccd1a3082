import { describe, expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { testDatabase } from '@/lib/testing/database/database';
import { pagesAhead } from './pages-ahead';

const test = testDatabase();
const connections = async (): Promise<number> => {
  const [row] = await test.db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  return row!.n;
};

/** Pages of one number each, from 1; `last` of them. */
function numbers(last: number, statement = (n: number) => Prisma.sql`SELECT ${n}::int AS n`) {
  let n = 0;
  return pagesAhead<{ n: number }>(async (ask) => (n < last ? ask(statement((n += 1))) : []));
}

describe('pagesAhead', () => {
  it('until a page is empty: all come, in order', async () => {
    const read: number[] = [];
    for await (const page of numbers(5)) read.push(...page.map(({ n }) => n));
    expect(read).toEqual([1, 2, 3, 4, 5]);
  });

  it('a statement that fails: those before it come, then its error', async () => {
    const read: number[] = [];
    const reading = async () => {
      for await (const page of numbers(5, (n) => Prisma.sql`SELECT 6 / (3 - ${n}::int) AS n`))
        read.push(page[0]!.n);
    };
    await expect(reading()).rejects.toThrow('division by zero');
    expect(read).toEqual([3, 6]);
  });

  it('a reader that stops early: the connection is closed', async () => {
    const before = await connections();
    for await (const page of numbers(100)) if (page[0]!.n === 2) break;
    await expect.poll(connections).toBe(before);
  });
});
