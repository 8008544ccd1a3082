import { afterAll, describe, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { commandLineActor } from '@/lib/auth/ctx';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { author, raterAnnotation } from '@/lib/testing/database/rater-annotation';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { makeBoard } from '../board/make-board';
import { startBoard } from '../board/start-board';
import { choosePrefill } from './choose-prefill';
import { getRequirement } from './get-requirement';
import { setRequirement } from './set-requirement';

const test = testDatabase();
afterAll(() => closeBoss());
const OPEN = { balancedAccuracy: null, passRate: null };
const BELOW = { error: { code: 'state', reason: 'below_requirement' } };

/** Two answers with gold of either kind; a judge that calls both inconsistent, and the offline engine, which does too. */
async function judged() {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const authorId = await author(test.db, projectId, 'Ann');
  const sampleIds: string[] = [];
  for (const said of ['ok', 'KConc'] as const) {
    const { id: sampleId } = await sample(test.db, projectId, { question: said });
    sampleIds.push(sampleId);
    await raterAnnotation(test.db, {
      ...{ projectId, sampleId, authorId },
      segments: [
        { at: [0, 25], said: 'ok' },
        { at: [26, 45], said },
      ],
    });
  }
  const { runId: offline } = await methodPrediction(test.db, projectId, sampleIds);
  const { runId: judge } = await methodPrediction(test.db, projectId, sampleIds, undefined, {
    method: 'l-face4rag',
    judges: ['fact'],
  });
  await test.db.run.update({ where: { id: judge }, data: { model: 'judge-1' } });
  return { projectId, lead, offline, judge };
}

describe('the requirement of the pre-fill', () => {
  it('lets a judge pre-fill that has shown enough, and always a method that asks no model', async () => {
    const { projectId, lead, offline, judge } = await judged();
    await choosePrefill(lead, projectId, offline);
    await setRequirement(lead, projectId, { balancedAccuracy: 0.5, passRate: null });
    const gapsOf = async () =>
      new Map((await getRequirement(lead, projectId)).judges.map(({ runId, unmet }) => [runId, unmet]));
    expect(await gapsOf()).toEqual(
      new Map([
        [judge, ['not_measured']],
        [offline, []],
      ]),
    );
    await expect(choosePrefill(lead, projectId, judge)).rejects.toMatchObject(BELOW);
    await expect(choosePrefill(lead, projectId, null)).rejects.toMatchObject(BELOW);

    // An earlier run that judges alike, by which the pre-fill can be chosen too.
    const { method, version, params, judges } = await test.db.run.findUniqueOrThrow({ where: { id: judge } });
    const alike = { projectId, method, version, params: params as object, judges, model: 'judge-1' };
    const earlier = await test.db.run.create({
      data: { ...alike, state: 'done', createdAt: new Date(2020, 0, 1) },
    });
    await expect(choosePrefill(lead, projectId, earlier.id)).rejects.toMatchObject(BELOW);

    const { id } = await startBoard(lead, projectId, 0.2);
    await makeBoard({ actor: commandLineActor, db: test.db }, id, new AbortController().signal);
    expect((await gapsOf()).get(judge)).toEqual([]);
    await choosePrefill(lead, projectId, judge);
    await expect(
      setRequirement(lead, projectId, { balancedAccuracy: 0.51, passRate: null }),
    ).rejects.toMatchObject({
      error: { code: 'state', reason: 'prefill_below_requirement' },
    });
    await choosePrefill(lead, projectId, offline);
    await setRequirement(lead, projectId, { balancedAccuracy: null, passRate: 0.8 });
    expect((await gapsOf()).get(judge)).toEqual(['not_tested']);
    await setRequirement(lead, projectId, OPEN);
    await choosePrefill(lead, projectId, null);
    expect(
      await test.db.auditEvent.findMany({
        where: { projectId, action: 'project.requirement' },
        orderBy: { id: 'asc' },
        select: { after: true },
      }),
    ).toEqual([
      { after: { balancedAccuracy: 0.5, passRate: null } },
      { after: { balancedAccuracy: null, passRate: 0.8 } },
      { after: OPEN },
    ]);
  });

  it('while the latest of any method pre-fills, no minimum can be set', async () => {
    const { projectId, lead } = await judged();
    await expect(
      setRequirement(lead, projectId, { balancedAccuracy: 0.5, passRate: null }),
    ).rejects.toMatchObject({
      error: { reason: 'prefill_below_requirement' },
    });
  });

  it('a reader and an outsider: refused', async () => {
    const { projectId } = await judged();
    const { id: elsewhere } = await project(test.db);
    for (const [asker, code] of [
      [await member(test.db, projectId, 'reader'), 'forbidden'],
      [await member(test.db, elsewhere, 'lead'), 'not_found'],
    ] as const) {
      await expect(getRequirement(asker, projectId)).rejects.toMatchObject({ error: { code } });
      await expect(setRequirement(asker, projectId, OPEN)).rejects.toMatchObject({ error: { code } });
      await expect(choosePrefill(asker, projectId, null)).rejects.toMatchObject({ error: { code } });
    }
  });
});
