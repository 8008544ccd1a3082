import { describe, expect, it } from 'vitest';
import { authorOf } from '@/lib/project/server/people/author-of';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';
import { loadCounters } from './load-counters';

const test = testDatabase();
const today = () => new Date().toISOString().slice(0, 10);
const KEYS = [
  ['verdict', { verdict: 'consistent' }],
  ['verdict', { verdict: 'inconsistent' }],
  ['verdict', { verdict: null }],
  ['type', { errorType: 'KCont' }],
  ['type', { errorType: 'LCaus' }],
] as const;

/** A project with three people and two samples, which nobody has labelled. */
async function world() {
  const { id: projectId } = await project(test.db);
  const people = await Promise.all(
    ['a', 'b', 'c'].map(async () => ({
      ...(await member(test.db, projectId, 'annotator')),
      db: test.db,
    })),
  );
  const places = await Promise.all(
    ['one', 'two'].map(async (externalId) => {
      const { id: sampleId } = await sample(test.db, projectId, { externalId });
      return { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    }),
  );
  const says = (person: number, place: number, ...said: VoteLabel[]) =>
    vote(people[person]!, places[place]!, said);
  const counts = async (userId: string | null = null) => {
    const counters = await loadCounters(test.db, projectId, userId);
    return KEYS.map(([what, by]) => counters(what, by));
  };
  const lead = await member(test.db, projectId, 'lead');
  return { projectId, people, places, says, counts, lead };
}

describe('loadCounters', () => {
  it('counts annotations by verdict and day, and answers by type, as they come, change and go', async () => {
    const { projectId, says, counts, people } = await world();
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    const first = await says(0, 0, 'KCont', 'LCaus');
    await says(1, 0, 'KCont', 'consistent');
    await says(2, 0, 'consistent', 'consistent');
    await says(0, 1, 'KCont', 'unsure');
    await says(1, 1, 'unsure', 'consistent');
    // KCont in both answers, LCaus in one.
    expect(await counts()).toEqual([1, 3, 1, 2, 1]);
    expect(await counts(people[0]!.actor.userId!)).toEqual([0, 2, 0, 2, 1]);
    const counters = await loadCounters(test.db, projectId);
    expect([
      counters('labelled'),
      counters('day', { day: today() }),
      counters('submitted', { part: 'counted' }),
    ]).toEqual([2, 5, 5]);

    await test.db.annotation.update({
      where: { id: first },
      data: { state: 'draft', submittedAt: null },
    });
    expect(await counts()).toEqual([1, 2, 1, 2, 0]);
    await test.db.annotation.deleteMany({ where: { projectId } });
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });

  it('leaves withdrawn samples out until they are back', async () => {
    const { projectId, says, counts, places, lead } = await world();
    await says(0, 0, 'KCont', 'LCaus');
    await says(1, 1, 'KCont', 'consistent');
    await withdrawSample(lead, projectId, places[0]!.sampleId, 'broken');
    expect(await counts()).toEqual([0, 1, 0, 1, 0]);
    const counters = await loadCounters(test.db, projectId);
    expect([
      counters('labelled'),
      counters('state', { state: 'withdrawn' }),
      counters('state', { state: 'open' }),
    ]).toEqual([1, 1, 1]);
    await says(2, 0, 'KCont', 'LCaus');
    expect(await counts()).toEqual([0, 1, 0, 1, 0]);
    await reinstateSample(lead, projectId, places[0]!.sampleId);
    expect(await counts()).toEqual([0, 3, 0, 2, 1]);
  });

  it('loses nothing when people submit and reopen the same sample at once, and sums its lines up', async () => {
    const { projectId, says, counts, people } = await world();
    const ids = await Promise.all([0, 1, 2].map((person) => says(person, 0, 'KCont', 'LCaus')));
    expect(await counts()).toEqual([0, 3, 0, 1, 1]);
    const turns = 40;
    await Promise.all(
      ids.map(async (id) => {
        for (let turn = 0; turn < turns; turn += 1)
          await test.db.annotation.update({
            where: { id },
            data: { state: turn % 2 === 0 ? 'draft' : 'submitted' },
          });
      }),
    );
    expect(await counts()).toEqual([0, 3, 0, 1, 1]);
    // Far more lines than stay: each 256th has them summed up.
    expect(await test.db.projectCounter.count({ where: { projectId } })).toBeLessThan(400);
    const { id: authorId } = await test.db.$transaction((db) => authorOf({ ...people[0]!, db }, projectId));
    await test.db.author.delete({ where: { id: authorId } });
    expect(await counts()).toEqual([0, 2, 0, 1, 1]);
  });

  it('goes with the project, and with its samples', async () => {
    const { projectId, says, counts, places } = await world();
    await says(0, 0, 'KCont', 'LCaus');
    await says(1, 1, 'KCont', 'consistent');
    await test.db.sample.delete({ where: { id: places[0]!.sampleId } });
    expect(await counts()).toEqual([0, 1, 0, 1, 0]);
    await test.db.project.delete({ where: { id: projectId } });
    expect(await test.db.projectCounter.count({ where: { projectId } })).toBe(0);
  });
});
