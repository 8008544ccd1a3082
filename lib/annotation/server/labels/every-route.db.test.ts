import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { controlDraw, isControl } from '@/lib/project/control-arm';
import { MOST_CONTROL, type ExposureSettings } from '@/lib/project/exposure-policy';
import { parseSampleQuery } from '@/lib/sample/query';
import { DRAW } from '@/lib/sample/server/hidden-predictions';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { judged, L_FACE4RAG } from '@/lib/testing/judge/judged';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import type { JudgedSegment } from '@/lib/consistency/method';
import { judgementFor } from '@/lib/annotation/labels/judgement';
import { saveChange } from './save-change';
import { claimNamedSample } from '../assignment/claim-named-sample';
import { claimSample } from '../assignment/claim-sample';
import { getPredictionSteps } from '../predictions/get-prediction-steps';
import { getSample } from '../predictions/get-sample';
import { getSteps } from '../predictions/get-steps';
import { getWorkspace } from '../assignment/get-workspace';
import { projectFigures } from '../figures/project-figures';

const test = testDatabase();
let segments: JudgedSegment[];
beforeAll(async () => {
  segments = await judged(MILL_ZH);
});

const NOT_FOUND = { error: { code: 'not_found', object: 'annotation' } };
const REVEAL = { policy: 'reveal', controlShare: 0 } as const;

/** A project under a policy with one sample that a judge has read in steps, one lead and one annotator. */
async function given(settings: ExposureSettings) {
  const { id: projectId } = await project(test.db);
  await set(projectId, settings);
  const { id: sampleId } = await sample(test.db, projectId, MILL_ZH.texts);
  await test.db.sample.update({
    where: { id: sampleId },
    data: { coarseLabel: 'inconsistent', coarseType: 'KConc', metadata: { verdict: 'bad' } },
  });
  await methodPrediction(test.db, projectId, [sampleId], segments, L_FACE4RAG);
  const prediction = await test.db.annotation.findFirstOrThrow({ where: { sampleId, source: 'method' } });
  const annotator = await member(test.db, projectId, 'annotator');
  const lead = await member(test.db, projectId, 'lead');
  return { projectId, sampleId, annotator, lead, predictionId: prediction.id, verdict: prediction.verdict };
}
type Given = Awaited<ReturnType<typeof given>>;

const set = (projectId: string, { policy, controlShare }: ExposureSettings) =>
  test.db.project.update({ where: { id: projectId }, data: { exposurePolicy: policy, controlShare } });

/** Every route at once, as one person sees it: null where it shows nothing of the judge. */
async function routes(ctx: Ctx, { projectId, sampleId, predictionId, verdict }: Given) {
  const detail = await getSample(ctx, projectId, sampleId);
  const { rows } = await listSamples(ctx, projectId, parseSampleQuery({}));
  const found = async (query: Record<string, string>) =>
    (await listSamples(ctx, projectId, parseSampleQuery(query))).total;
  const row = rows.find(({ id }) => id === sampleId)!;
  return {
    predictions: detail.predictions.filter(({ source }) => source === 'method').length,
    hidden: detail.methodHidden,
    claim: detail.coarse.verdict,
    columns: Object.keys(detail.metadata as object).length,
    steps: await getPredictionSteps(ctx, predictionId).then(
      (steps) => Object.keys(steps).length,
      (error: unknown) => {
        expect(error).toMatchObject(NOT_FOUND);
        return 0;
      },
    ),
    list: row.machine?.verdict ?? null,
    byVerdict: await found({ machine: verdict ?? 'undecided' }),
    byType: await found({ errorType: segments.find(({ errorType }) => errorType)!.errorType! }),
  };
}
const SHUT = {
  predictions: 0,
  hidden: true,
  claim: null,
  columns: 0,
  steps: 0,
  list: null,
  byVerdict: 0,
  byType: 0,
};
const open = ({ verdict }: Given) => ({
  predictions: 1,
  hidden: false,
  claim: 'inconsistent',
  columns: 1,
  steps: segments.length,
  list: verdict ?? 'undecided',
  byVerdict: 1,
  byType: 1,
});

describe('what an annotator may see of a judge', () => {
  it('is nothing before a draft that will reveal, or be blind, and everything before a pre-filled one', async () => {
    for (const policy of ['reveal', 'blind'] as const) {
      const one = await given({ policy, controlShare: 0 });
      expect(await routes(one.annotator, one), policy).toEqual(SHUT);
      expect(await routes(one.lead, one), policy).toEqual(open(one));
      expect(await routes(await member(test.db, one.projectId, 'reader'), one)).toEqual(open(one));
    }
    const one = await given({ policy: 'prefilled', controlShare: 0 });
    expect(await routes(one.annotator, one)).toEqual(open(one));
  });

  it('is what the draft was started under, held or submitted, whatever the policy is now', async () => {
    const hidden = await given(REVEAL);
    await claimSample(hidden.annotator, hidden.projectId);
    await set(hidden.projectId, { policy: 'prefilled', controlShare: 0 });
    expect(await routes(hidden.annotator, hidden)).toEqual(SHUT);
    await test.db.annotation.updateMany({
      where: { sampleId: hidden.sampleId, source: 'annotator' },
      data: { state: 'submitted' },
    });
    expect(await routes(hidden.annotator, hidden)).toEqual(SHUT);
    const peer = await member(test.db, hidden.projectId, 'annotator');
    expect(await routes(peer, hidden)).toEqual(open(hidden));

    const shown = await given({ policy: 'prefilled', controlShare: 0 });
    await claimSample(shown.annotator, shown.projectId);
    await set(shown.projectId, { policy: 'blind', controlShare: 0 });
    expect(await routes(shown.annotator, shown)).toEqual(open(shown));
  });

  it('is nothing of a sample in the control arm, with a draft and without', async () => {
    const settings = { policy: 'prefilled', controlShare: MOST_CONTROL } as const;
    let [inside, outside]: (Given | null)[] = [null, null];
    while (!inside || !outside) {
      const one = await given(settings);
      if (isControl(settings, controlDraw(one.projectId, one.sampleId))) inside = one;
      else outside = one;
    }
    expect(await routes(outside.annotator, outside)).toEqual(open(outside));
    expect(await routes(inside.annotator, inside)).toEqual(SHUT);
    await claimSample(inside.annotator, inside.projectId);
    expect(await routes(inside.annotator, inside)).toEqual(SHUT);
    expect(await routes(inside.lead, inside)).toEqual(open(inside));
  });

  it('is nothing that came after a draft was started without it', async () => {
    const { id: projectId } = await project(test.db);
    const { id: sampleId } = await sample(test.db, projectId, MILL_ZH.texts);
    const annotator = await member(test.db, projectId, 'annotator');
    await claimSample(annotator, projectId);
    await methodPrediction(test.db, projectId, [sampleId], segments, L_FACE4RAG);
    const { predictions, methodHidden } = await getSample(annotator, projectId, sampleId);
    expect([predictions.map(({ source }) => source), methodHidden]).toEqual([['annotator'], true]);
  });

  it('the control arm in SQL and in TypeScript: draws the same samples', async () => {
    const { id: projectId } = await project(test.db);
    for (let at = 0; at < 20; at += 1) await sample(test.db, projectId);
    const rows = await test.db.$queryRaw<{ id: string; draw: bigint }[]>`
      SELECT s.id, ${DRAW as Prisma.Sql} AS draw FROM "Sample" s WHERE s."projectId" = ${projectId}::uuid`;
    expect(rows).toHaveLength(20);
    for (const { id, draw } of rows) expect(Number(draw)).toBe(controlDraw(projectId, id));
  });
});

describe('the steps of a draft', () => {
  const judge = async (one: Given, annotationId: string) => {
    const view = await getWorkspace(one.annotator, { annotationId });
    const segment = view.segments[0]!;
    await saveChange(one.annotator, annotationId, {
      kind: 'label',
      changeId: randomUUID(),
      segmentId: segment.id,
      version: 1,
      decides: true,
      judgement: judgementFor('consistent', segment.label),
    });
    return segment.id;
  };

  it('are those of the segments that were revealed', async () => {
    const one = await given(REVEAL);
    const { annotationId } = (await claimSample(one.annotator, one.projectId))!;
    expect(await getSteps(one.annotator, annotationId)).toEqual({});
    const segmentId = await judge(one, annotationId);
    expect(Object.keys(await getSteps(one.annotator, annotationId))).toEqual([segmentId]);
    expect(Object.keys(await getSteps(one.lead, annotationId))).toEqual([segmentId]);
    await expect(
      getSteps(await member(test.db, one.projectId, 'annotator'), annotationId),
    ).rejects.toMatchObject(NOT_FOUND);
  });

  it('are none where no judge shows, to a lead who annotates too', async () => {
    const blind = await given({ policy: 'blind', controlShare: 0 });
    const own = await claimNamedSample(blind.lead, blind.projectId, blind.sampleId);
    expect(await getSteps(blind.lead, own.annotationId)).toEqual({});
    const control = await given(REVEAL);
    const { annotationId } = (await claimSample(control.annotator, control.projectId))!;
    await test.db.annotation.update({ where: { id: annotationId }, data: { control: true } });
    await judge(control, annotationId);
    expect(await getSteps(control.annotator, annotationId)).toEqual({});
  });
});

describe("the home's figures", () => {
  it("hold of people's labels an annotator's own, and everybody's for a lead", async () => {
    const one = await given(REVEAL);
    const { annotationId } = (await claimSample(one.annotator, one.projectId))!;
    await test.db.annotation.update({
      where: { id: annotationId },
      data: { state: 'submitted', verdict: 'inconsistent', confirmed: 3, changed: 1, flagReason: 'look' },
    });
    const said = {
      flagged: 1,
      verdicts: { consistent: 0, inconsistent: 1, undecided: 0 },
      acceptance: { confirmed: 3, changed: 1 },
    };
    expect(await projectFigures(one.lead, one.projectId)).toMatchObject(said);
    expect(await projectFigures(one.annotator, one.projectId)).toMatchObject(said);
    const peer = await member(test.db, one.projectId, 'annotator');
    expect(await projectFigures(peer, one.projectId)).toMatchObject({
      prefilled: 1,
      flagged: 0,
      verdicts: { consistent: 0, inconsistent: 0, undecided: 0 },
      acceptance: { confirmed: 0, changed: 0 },
    });
  });
});
