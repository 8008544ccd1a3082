import { describe, expect, it } from 'vitest';
import { firstRound, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { claimStale } from './claim-stale';

const test = testDatabase();

interface Mark {
  roundId: string;
  sampleId: string;
}

/** A project without marks whose samples `a`, `b` and `c` are then marked in this order. */
async function marked(order: string) {
  const { id: projectId } = await project(test.db);
  const { id: roundId } = await firstRound(test.db, projectId);
  const ids = new Map<string, string>();
  for (const name of 'abc') ids.set(name, (await sample(test.db, projectId)).id);
  await test.db.staleAgreement.deleteMany({ where: { projectId } });
  for (const name of order)
    await test.db.staleAgreement.create({ data: { projectId, roundId, sampleId: ids.get(name)! } });
  const nameOf = new Map([...ids].map(([name, id]) => [id, name]));
  const take = async (most: number): Promise<string> => {
    const marks = await claimStale<Mark>(test.db, 'StaleAgreement', projectId, most);
    return marks
      .map(({ sampleId }) => nameOf.get(sampleId)!)
      .sort()
      .join('');
  };
  return { projectId, take };
}

describe('claimStale', () => {
  it('a sample marked again later: all its marks are taken with the first, and it does not come again', async () => {
    const { take } = await marked('abcaab');
    expect(await take(2)).toBe('aaabb');
    expect(await take(2)).toBe('c');
    expect(await take(2)).toBe('');
  });

  it('marks of another project stay', async () => {
    const one = await marked('ab');
    const other = await marked('ac');
    expect(await one.take(10)).toBe('ab');
    expect(await other.take(10)).toBe('ac');
  });
});
