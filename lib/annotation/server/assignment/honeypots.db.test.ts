import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import type { RoundFields } from '@/lib/round/round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { getRound } from '@/lib/round/server/rounds/get-round';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import type { SampleState } from '@/lib/progress/sample-state';
import { DEFAULT_SAMPLE_QUERY } from '@/lib/sample/query';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { claimSample } from './claim-sample';
import { getSample } from '../predictions/get-sample';
import { getWorkspace } from './get-workspace';
import { projectFigures } from '../figures/project-figures';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();
let projectId: string;
let lead: Ctx & { userId: string };
let ann: Ctx & { userId: string };

/** Twelve samples; of the first six the source tells that they are hallucinated. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  ann = await member(test.db, projectId, 'annotator');
  await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
  for (let at = 0; at < 12; at += 1) {
    const { id } = await sample(test.db, projectId);
    if (at < 6)
      await test.db.sample.update({
        where: { id },
        data: { coarseLabel: 'inconsistent', coarseType: 'Hallu', metadata: { hint: 'planted' } },
      });
  }
});

/** All that a person gets of the round, each submitted. */
async function workOff(ctx: Ctx, choice: 'consistent' | 'Hallu'): Promise<string[]> {
  const got: string[] = [];
  for (let claim = await claimSample(ctx, projectId); claim; claim = await claimSample(ctx, projectId)) {
    got.push(claim.sampleId);
    await submitDraft(ctx, claim.annotationId, choice);
  }
  return got;
}

describe('honeypots', () => {
  it('any annotator: gets honeypots among the samples, which take no place and show recall', async () => {
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 50, overlap: 2 }));
    const honeypots = (await test.db.roundSample.findMany({ where: { roundId: id, honeypot: true } })).map(
      ({ sampleId }) => sampleId,
    );
    expect(honeypots).toHaveLength(6);
    expect((await test.db.round.findUniqueOrThrow({ where: { id } })).places).toBe(12);
    const bo = await member(test.db, projectId, 'annotator');
    const [first, second] = [await workOff(ann, 'Hallu'), await workOff(bo, 'consistent')];
    // The other six are read by both, whatever came in between.
    for (const got of [first, second]) {
      expect(new Set(got).size).toBe(got.length);
      expect(got.filter((sampleId) => !honeypots.includes(sampleId))).toHaveLength(6);
    }
    const tried = (got: string[]) => got.filter((sampleId) => honeypots.includes(sampleId)).length;
    expect(tried(first) + tried(second)).toBeGreaterThan(0);
    const { recall, free } = await getRound(lead, projectId, id);
    expect(free).toBe(0);
    const of = (userId: string) => recall.find((row) => row.userId === userId);
    if (tried(first) > 0)
      expect(of(ann.userId)).toMatchObject({ type: 'Hallu', of: tried(first), found: tried(first) });
    if (tried(second) > 0) expect(of(bo.userId)).toMatchObject({ of: tried(second), found: 0, noticed: 0 });
  });

  it('cannot be told by an annotator, here or in a file, until the round is closed', async () => {
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 10 }));
    const samples = await test.db.sample.findMany({ where: { projectId }, orderBy: { ordinal: 'asc' } });
    const seen = async (ctx: Ctx) =>
      Promise.all(
        samples.map(async (one) => {
          const { coarse, metadata } = await getSample(ctx, projectId, one.id);
          return JSON.stringify([coarse, metadata]);
        }),
      );
    const file = async (ctx: Ctx): Promise<string> => {
      const options = { content: 'native', format: 'jsonl', annotations: 'all', withdrawn: false } as const;
      return textOf((await exportProject(ctx, projectId, options)).bytes);
    };
    expect(new Set(await seen(ann)).size).toBe(1);
    expect(await file(ann)).not.toContain('planted');
    expect(await file(ann)).not.toContain('Hallu');
    expect(new Set(await seen(lead)).size).toBe(2);
    expect(await file(lead)).toContain('planted');
    const view = await getWorkspace(ann, (await claimSample(ann, projectId))!);
    expect(JSON.stringify(view)).not.toMatch(/planted|honeypot/);
    await closeRound(lead, projectId, id);
    expect(new Set(await seen(ann)).size).toBe(2);
    expect(await file(ann)).toContain('planted');
  });
});

describe('while there are honeypots', () => {
  /** Six known ones and six others, one place each; every turn is a honeypot's while there are any. */
  async function laid(more: Partial<RoundFields> = {}): Promise<string> {
    const { id } = await createRound(lead, projectId, roundOf({ honeypotShare: 50, ...more }));
    await test.db.round.update({ where: { id }, data: { honeypotShare: 100 } });
    return id;
  }
  const listed = async (ctx: Ctx, state: SampleState | null = null) =>
    (await listSamples(ctx, projectId, { ...DEFAULT_SAMPLE_QUERY, state })).rows;
  const states = async (ctx: Ctx) =>
    Object.fromEntries((await listed(ctx)).map(({ id, state }) => [id, state]));
  const others = (state: SampleState) => expect.not.arrayContaining([state]) as string[];

  it('samples stand for an annotator as with themselves, whoever has done with them', async () => {
    await laid();
    const bo = await member(test.db, projectId, 'annotator');
    const { sampleId, annotationId } = (await claimSample(bo, projectId))!;
    await submitDraft(bo, annotationId);
    expect((await states(lead))[sampleId]).toBe('open'); // nobody has labelled it for gold
    expect(await states(bo)).toMatchObject({ [sampleId]: 'submitted' });
    const before = await states(ann);
    expect(new Set(Object.values(before))).toEqual(new Set(['open']));
    let got = await claimSample(ann, projectId);
    for (; got!.sampleId !== sampleId; got = await claimSample(ann, projectId))
      await submitDraft(ann, got!.annotationId);
    expect((await states(lead))[sampleId]).toBe('open');
    expect((await states(ann))[sampleId]).toBe('claimed');
    expect((await listed(ann, 'claimed')).map(({ id }) => id)).toEqual([sampleId]);
    expect(Object.values(await states(bo))).toEqual(others('claimed'));
    expect((await states(bo))[sampleId]).toBe('submitted');
    expect((await listed(bo, 'submitted')).map(({ id }) => id)).toEqual([sampleId]);
    expect(await getSample(bo, projectId, sampleId)).toMatchObject({ state: 'submitted' });
    expect(await getSample(ann, projectId, sampleId)).toMatchObject({ state: 'claimed' });
    expect(await getSample(lead, projectId, sampleId)).toMatchObject({ state: 'open' });
    expect(await projectFigures(bo, projectId)).toMatchObject({ open: 11, inProgress: 0, submitted: 1 });
    expect(await projectFigures(ann, projectId)).toMatchObject({ inProgress: 1 });
  });

  it('the count of what is done and what lies ahead does not tell them', async () => {
    const id = await laid();
    for (let done = 0; done < 12; done += 1) {
      const claim = (await claimSample(ann, projectId))!;
      const { progress } = await getWorkspace(ann, claim);
      expect(progress).toEqual({ submitted: done, remaining: 11 - done, atHand: true });
      await submitDraft(ann, claim.annotationId);
    }
    expect(await test.db.assignment.count({ where: { roundId: id, userId: ann.userId } })).toBe(12);
    expect(await claimSample(ann, projectId)).toBeNull();
  });

  it('a shared load: does not include honeypots', async () => {
    const id = await laid({ even: true });
    const bo = await member(test.db, projectId, 'annotator');
    expect(await workOff(ann, 'consistent')).toHaveLength(9);
    expect(await workOff(bo, 'consistent')).toHaveLength(9);
    expect((await getRound(lead, projectId, id)).free).toBe(0);
  });
});
