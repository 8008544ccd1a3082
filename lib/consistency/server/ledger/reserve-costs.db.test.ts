import { expect, it } from 'vitest';
import { project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { reserveCosts } from './reserve-costs';

const test = testDatabase();

it('calls that ask at once, of two workers: none is over the budget, and one waits until another is booked', async () => {
  const { id: projectId } = await project(test.db);
  const { id: runId } = await test.db.run.create({
    data: { projectId, method: 'l-face4rag', version: '1', params: {}, state: 'running', budgetMicros: 25n },
  });
  const of = { runId, from: () => ({ timeoutMs: 60_000 }) };
  const [one, other] = [reserveCosts(test.db, of), reserveCosts(test.db, of)];
  const held = async () => (await test.db.callInFlight.findMany({ where: { runId } })).map(({ key }) => key);
  const reserved: string[] = [];
  const asked = ['a', 'b', 'c', 'd'].map((key, at) =>
    (at % 2 === 0 ? one : other)(key, 10n).then(() => reserved.push(key)),
  );
  const tooMuch = one('e', 26n);
  await expect(tooMuch).rejects.toMatchObject({ kind: 'over_budget' });
  await expect.poll(() => reserved.length).toBe(2);
  expect((await held()).sort()).toEqual([...reserved].sort());
  // They cost less than they might have: one more has its turn, and the last one is too much for what is left.
  const ends = Promise.allSettled(asked);
  await test.db.run.update({ where: { id: runId }, data: { spentMicros: 10n } });
  await test.db.callInFlight.deleteMany({ where: { runId } });
  await expect.poll(() => reserved.length).toBe(3);
  await test.db.run.update({ where: { id: runId }, data: { spentMicros: 20n } });
  await test.db.callInFlight.deleteMany({ where: { runId } });
  expect((await ends).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(reserved).toHaveLength(3);
});
