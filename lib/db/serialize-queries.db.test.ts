import { expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { createProject } from '@/lib/project/server/create-project';
import { testDatabase } from '@/lib/testing/database/database';

const test = testDatabase();

it('a transaction that reads several relations at once sends one query after another', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error): void => void warnings.push(message);
  process.on('warning', note);
  const { id } = await createProject({ actor: commandLineActor, db: test.db }, { name: 'In turn' });
  const all = await test.db.$transaction(async (tx) =>
    Promise.all([
      tx.project.findUniqueOrThrow({ where: { id }, include: { members: true, rounds: true, runs: true } }),
      ...['a', 'b', 'c', 'd'].map((said) => tx.$queryRaw<{ said: string }[]>`SELECT ${said} AS said`),
    ]),
  );
  await new Promise((resolve) => setImmediate(resolve)); // warnings are told with the next turn
  process.off('warning', note);
  expect(all.slice(1)).toEqual(['a', 'b', 'c', 'd'].map((said) => [{ said }]));
  expect(warnings).toEqual([]);
});

it('a query that fails in a transaction: those behind it end as well, and the connection goes on', async () => {
  await test.db.$transaction(async (tx) => {
    const sent = [tx.$queryRaw`SELECT 1`, tx.$queryRaw`SELECT 1 / 0`, tx.$queryRaw`SELECT 2`];
    expect((await Promise.allSettled(sent)).map(({ status }) => status)).toContain('rejected');
  });
  expect(await test.db.$queryRaw`SELECT 3 AS n`).toEqual([{ n: 3 }]);
});
