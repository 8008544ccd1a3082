import { afterAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { failReport } from '@/lib/jobs/report-state';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { author, raterAnnotation, type RaterLabel } from '@/lib/testing/database/rater-annotation';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { getStatistics } from './get-statistics';
import { makeStatistics } from './make-statistics';
import { startStatistics } from './start-statistics';
import { stopStatistics } from './stop-statistics';

const test = testDatabase();
afterAll(() => closeBoss());
const never = new AbortController().signal;
const system = () => ({ actor: commandLineActor, db: test.db });
const rejected = (code: string) => ({ error: { code } });

/** One annotator on answers of which they call the second sentence this; the judge was shown before the last. */
async function annotated(...said: RaterLabel[]) {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const authorId = await author(test.db, projectId, 'Ann');
  const sampleIds: string[] = [];
  for (const [at, label] of said.entries()) {
    const { id: sampleId } = await sample(test.db, projectId, { externalId: `s${at}`, question: `q${at}` });
    sampleIds.push(sampleId);
    const exposure = at === said.length - 1 ? 'verdict' : 'nothing';
    await raterAnnotation(test.db, {
      ...{ projectId, sampleId, authorId },
      segments: [
        { at: [0, 25], said: 'ok' },
        { at: [26, 45], said: label, exposure },
      ],
    });
  }
  await methodPrediction(test.db, projectId, sampleIds);
  return { projectId, lead, sampleIds, authorId };
}

describe('statistics of the gold', () => {
  it('before they were made: none; then the figures that a snapshot has of the same gold', async () => {
    const { projectId, lead } = await annotated('ok', 'KCont', 'ok');
    expect(await getStatistics(lead, projectId)).toMatchObject({ figures: null, fresh: false, leads: true });
    const { id } = await startStatistics(lead, projectId);
    expect((await startStatistics(lead, projectId)).id).toBe(id);
    expect((await getStatistics(lead, projectId)).attempt).toMatchObject({ id, state: 'queued' });
    await makeStatistics(system(), id, never);
    const { figures, fresh, attempt } = await getStatistics(lead, projectId);
    expect({ fresh, attempt }).toEqual({ fresh: true, attempt: null });
    expect(figures).toMatchObject({
      ...{ samples: 3, gold: { consistent: 2, inconsistent: 1, open: 0 }, types: { KCont: 1 } },
      segments: { n: 6, inconsistent: 1 },
      dissent: { n: 0, of: 6 },
      // Of the judge that was shown before the last answer nothing is known: that answer is safe for none.
      judgeSafe: [{ family: 'offline', consistent: 1, inconsistent: 1 }],
      scores: [
        { method: 'offline', all: { tp: 1, fn: 0, fp: 2, tn: 0 }, safe: { tp: 1, fn: 0, fp: 1, tn: 0 } },
      ],
    });
    const snapshotId = await madeSnapshot({ ...lead, actor: commandLineActor }, projectId, {});
    const snapshot = await test.db.snapshot.findUniqueOrThrow({ where: { id: snapshotId } });
    expect(snapshot.manifest).toMatchObject({ ...figures! });
  });

  it('a label or a sample that comes afterwards: they are stale, and the next ones take their place', async () => {
    const { projectId, lead, authorId } = await annotated('ok');
    const make = async (): Promise<void> =>
      makeStatistics(system(), (await startStatistics(lead, projectId)).id, never);
    await make();
    const { id: sampleId } = await sample(test.db, projectId, { externalId: 'new' });
    expect(await getStatistics(lead, projectId)).toMatchObject({ fresh: false, figures: { samples: 1 } });
    await make();
    expect(await getStatistics(lead, projectId)).toMatchObject({ fresh: true, figures: { samples: 2 } });
    await raterAnnotation(test.db, {
      projectId,
      sampleId,
      authorId,
      segments: [{ at: [0, 25], said: 'ok' }],
    });
    expect((await getStatistics(lead, projectId)).fresh).toBe(false);
    expect(await test.db.goldStatistics.count({ where: { projectId } })).toBe(1);
  });

  it('stopped, or failed: nothing is kept of them, those before stay, and what has ended cannot be stopped', async () => {
    const { projectId, lead } = await annotated('ok');
    const first = await startStatistics(lead, projectId);
    await makeStatistics(system(), first.id, never);
    const second = await startStatistics(lead, projectId);
    await stopStatistics(lead, projectId, second.id);
    await makeStatistics(system(), second.id, never);
    expect(await getStatistics(lead, projectId)).toMatchObject({
      ...{ figures: { samples: 1 }, attempt: { id: second.id, state: 'cancelled' } },
    });
    await expect(stopStatistics(lead, projectId, second.id)).rejects.toMatchObject(rejected('state'));
    const third = await startStatistics(lead, projectId);
    await failReport(test.db, 'GoldStatistics', third.id, 'the disk is full');
    expect((await getStatistics(lead, projectId)).attempt).toMatchObject({ error: 'the disk is full' });
  });

  it('an annotator sees none, a reader sees and makes them, and a foreign project is not there', async () => {
    const { projectId, lead } = await annotated('ok');
    const annotator = await member(test.db, projectId, 'annotator');
    const reader = await member(test.db, projectId, 'reader');
    for (const verb of [getStatistics, startStatistics])
      await expect(verb(annotator, projectId)).rejects.toMatchObject(rejected('forbidden'));
    const { id } = await startStatistics(reader, projectId);
    expect(await getStatistics(reader, projectId)).toMatchObject({ leads: false });
    await expect(stopStatistics(reader, projectId, id)).rejects.toMatchObject(rejected('forbidden'));
    const foreign = await member(test.db, (await project(test.db)).id, 'lead');
    for (const verb of [getStatistics, startStatistics])
      await expect(verb(foreign, projectId)).rejects.toMatchObject(rejected('not_found'));
    const other = await annotated('ok');
    await expect(
      stopStatistics(lead, projectId, (await startStatistics(other.lead, other.projectId)).id),
    ).rejects.toMatchObject(rejected('not_found'));
  });
});
