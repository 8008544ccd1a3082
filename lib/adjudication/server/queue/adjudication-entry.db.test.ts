import { describe, expect, it } from 'vitest';
import type { Tx } from '@/lib/db/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { refreshEntries } from './refresh-entries';

const test = testDatabase();
const ctx = () => ({ actor: commandLineActor, db: test.db });

/** A sample on which two people part, with its entry. */
async function parted() {
  const { id: projectId } = await project(test.db);
  const people = await Promise.all(['a', 'b'].map(() => member(test.db, projectId, 'annotator')));
  const { id: sampleId } = await sample(test.db, projectId, { externalId: 'one' });
  const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
  await vote({ ...people[0]!, db: test.db }, where, ['KCont', 'LCaus']);
  const second = await vote({ ...people[1]!, db: test.db }, where, ['KCont', 'consistent']);
  await refreshEntries(ctx(), projectId);
  return { ...where, people, second };
}

const entry = (sampleId: string) => test.db.adjudicationEntry.findUnique({ where: { sampleId } });
/** Recomputes the entry, or removes it, as its people's annotations count or do not. */
async function count(projectId: string, counts: boolean) {
  await test.db.round.updateMany({ where: { projectId }, data: { counts } });
  await refreshEntries(ctx(), projectId);
}
const begin = (
  db: Pick<Tx, 'annotation'>,
  { projectId, sampleId, segmentationId }: { projectId: string; sampleId: string; segmentationId: string },
) => db.annotation.create({ data: { projectId, sampleId, segmentationId, source: 'adjudication' } });

describe('the entry of a sample', () => {
  it('says how people stand to each other, and goes with what they said', async () => {
    const { projectId, sampleId, second } = await parted();
    const round = await test.db.round.findFirstOrThrow({ where: { projectId } });
    expect(await entry(sampleId)).toMatchObject({
      projectId,
      externalId: 'one',
      roundId: round.id,
      raters: { length: 2 },
      kind: 'verdict',
      isPivotal: false,
      agreement: 0.5,
      adjudication: null,
      segmentations: 1,
      segmentationOpen: false,
      verdictVotes: 1,
      verdictMargin: 0,
      verdictDissent: 1,
      leastVotes: 1,
      leastMargin: 0,
      dissent: 1,
      errorTypes: ['KCont', 'LCaus'],
      verdicts: ['inconsistent', 'inconsistent'],
    });
    await test.db.annotation.update({ where: { id: second }, data: { state: 'draft' } });
    await refreshEntries(ctx(), projectId);
    expect(await entry(sampleId)).toMatchObject({ kind: 'single', raters: { length: 1 } });
    await test.db.sample.update({ where: { id: sampleId }, data: { withdrawnAt: new Date() } });
    await refreshEntries(ctx(), projectId);
    expect(await entry(sampleId)).toBeNull();
  });

  it('counts what people said in different rounds, and nothing of a honeypot or a round that does not count', async () => {
    const { projectId, sampleId, segmentationId, segmentIds, people } = await parted();
    const where = { projectId, sampleId, segmentationId, segmentIds };
    const { id: roundId } = await test.db.round.create({ data: { projectId, number: 2 } });
    await vote({ ...people[1]!, db: test.db }, where, ['KCont', 'LCaus']);
    await refreshEntries(ctx(), projectId);
    expect(await entry(sampleId)).toMatchObject({ kind: 'agreed', roundId, leastVotes: 2, dissent: 0 });
    await test.db.roundSample.upsert({
      where: { roundId_sampleId: { roundId, sampleId } },
      create: { roundId, sampleId, honeypot: true, language: 'en' },
      update: { honeypot: true },
    });
    await refreshEntries(ctx(), projectId);
    expect(await entry(sampleId)).toMatchObject({ kind: 'verdict', leastVotes: 1, dissent: 1 });
    await count(projectId, false);
    expect(await entry(sampleId)).toBeNull();
  });

  it('follows the newest adjudication', async () => {
    const where = await parted();
    const adjudication = async () => {
      await refreshEntries(ctx(), where.projectId);
      return (await entry(where.sampleId))?.adjudication;
    };
    const { id } = await begin(test.db, where);
    expect(await adjudication()).toBe('draft');
    await test.db.annotation.update({ where: { id }, data: { state: 'submitted' } });
    expect(await adjudication()).toBe('submitted');
    const later = await begin(test.db, where);
    expect(await adjudication()).toBe('draft');
    await test.db.annotation.delete({ where: { id: later.id } });
    expect(await adjudication()).toBe('submitted');
    await count(where.projectId, false);
    expect(await entry(where.sampleId)).toBeNull();
    await count(where.projectId, true);
    expect(await adjudication()).toBe('submitted');
  });

  it('follows an adjudication that is begun while the entry is being made, and neither waits for the other', async () => {
    const where = await parted();
    await count(where.projectId, false);
    await test.db.round.updateMany({ where: { projectId: where.projectId }, data: { counts: true } });
    await test.db.$transaction(async (tx) => {
      await begin(tx, where);
      await refreshEntries(ctx(), where.projectId);
    });
    expect(await entry(where.sampleId)).toMatchObject({ kind: 'verdict', adjudication: null });
    await refreshEntries(ctx(), where.projectId);
    expect(await entry(where.sampleId)).toMatchObject({ kind: 'verdict', adjudication: 'draft' });
  });

  it('goes with its project', async () => {
    const where = await parted();
    await begin(test.db, where);
    await test.db.project.delete({ where: { id: where.projectId } });
    expect(await entry(where.sampleId)).toBeNull();
  });
});
