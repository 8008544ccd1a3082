import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { saveChange } from '../labels/save-change';
import { claimSample } from '../assignment/claim-sample';
import { getMyDay } from './get-my-day';
import { getWorkspace } from '../assignment/get-workspace';
import { skipSample } from '../assignment/skip-sample';

const test = testDatabase();

interface World {
  projectId: string;
  lead: Ctx;
  ann: Ctx & { userId: string };
}

async function world(samples: number): Promise<World> {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const ann = await member(test.db, projectId, 'annotator');
  for (let at = 0; at < samples; at += 1) await sample(test.db, projectId);
  return { projectId, lead, ann };
}

const ACTS = {
  submit: async ({ ann, projectId }: World) => {
    const claim = await claimSample(ann, projectId);
    if (claim) await submitDraft(ann, claim.annotationId);
  },
  begin: ({ ann, projectId }: World) => claimSample(ann, projectId),
  skip: async ({ ann, projectId }: World) => {
    const claim = await claimSample(ann, projectId);
    if (claim) await skipSample(ann, projectId, claim.sampleId, 'not mine');
  },
  reopen: async ({ ann, projectId }: World) => {
    const done = await test.db.annotation.findFirst({
      where: { projectId, source: 'annotator', state: 'submitted', sample: { withdrawnAt: null } },
    });
    if (done)
      await saveChange(ann, done.id, { kind: 'reopen', changeId: randomUUID(), version: done.version });
  },
  again: (w: World) => addRound(w, 'reannotation'),
  withdraw: async ({ lead, projectId }: World) => {
    const one = await test.db.sample.findFirst({
      where: { projectId, withdrawnAt: null },
      orderBy: { ordinal: 'desc' },
    });
    if (one) await withdrawSample(lead, projectId, one.id, 'broken');
  },
};

const addRound = ({ lead, projectId }: World, kind: 'reannotation' | 'training') =>
  createRound(lead, projectId, roundOf({ kind, counts: kind !== 'training' }));

/** A training round over one sample that nobody has had, done by the annotator. */
async function train(given: World): Promise<void> {
  const { id } = await sample(test.db, given.projectId);
  await test.db.sample.update({ where: { id }, data: { coarseLabel: 'consistent' } });
  await addRound(given, 'training');
  await ACTS.submit(given);
}

/** What the workspace of one sample has to count, sample by sample. */
async function counted(
  { projectId, ann: { userId } }: World,
  atHand: string,
): Promise<{ submitted: number; remaining: number }> {
  const samples = await test.db.sample.findMany({
    where: { projectId, withdrawnAt: null, id: { not: atHand } },
    include: {
      assignments: { where: { userId }, include: { round: true } },
      rounds: { where: { openPlaces: { gt: 0 }, round: { state: 'open' } }, include: { round: true } },
    },
  });
  const ahead = samples.filter(
    ({ assignments, rounds }) =>
      assignments.some(({ state }) => state === 'claimed') ||
      rounds.some(({ roundId, round: { repeats } }) =>
        assignments.every(
          (place) =>
            place.roundId !== roundId &&
            place.state !== 'skipped' &&
            (repeats || place.state !== 'submitted' || !place.round.counts),
        ),
      ),
  );
  const done = samples.filter(
    (one) => !ahead.includes(one) && one.assignments.some(({ state }) => state === 'submitted'),
  );
  return { submitted: done.length, remaining: ahead.length };
}

describe('the progress in a workspace', () => {
  it('any work in main and re-annotation rounds: counts each sample of the project once', async () => {
    const names = Object.keys(ACTS) as (keyof typeof ACTS)[];
    const step = fc.constantFrom<keyof typeof ACTS>(...names, 'submit', 'submit');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const given = await world(4);
        for (const name of steps) await ACTS[name](given);
        const annotations = await test.db.annotation.findMany({
          where: { projectId: given.projectId, source: 'annotator' },
          include: { sample: true },
        });
        for (const { id, sampleId, sample: of } of annotations) {
          const { progress } = await getWorkspace(given.ann, { annotationId: id });
          expect(progress).toEqual({ ...(await counted(given, sampleId)), atHand: of.withdrawnAt === null });
          expect(progress.submitted + progress.remaining).toBeLessThan(5);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('samples labelled in training: are counted at workspaces of training alone', async () => {
    const given = await world(2);
    await ACTS.submit(given);
    await train(given);
    const workspaces = await test.db.annotation.findMany({
      where: { projectId: given.projectId },
      include: { round: true },
    });
    for (const { id, round } of workspaces) {
      const { progress } = await getWorkspace(given.ann, { annotationId: id });
      expect(progress.submitted, round!.kind).toBe(0);
      expect(progress.submitted + progress.remaining).toBeLessThan(3);
    }
    expect(workspaces.map(({ round }) => round!.kind).sort()).toEqual(['main', 'training']);
  });

  it('a lead who looks at a submission: counts its author’s samples', async () => {
    const given = await world(3);
    await ACTS.submit(given);
    await ACTS.submit(given);
    const one = await test.db.annotation.findFirstOrThrow({ where: { projectId: given.projectId } });
    const { progress } = await getWorkspace(given.lead, { annotationId: one.id });
    expect(progress).toEqual({ submitted: 1, remaining: 1, atHand: true });
  });
});

describe('the count of a day', () => {
  it('a sample submitted in two rounds and one in training: counts one', async () => {
    const given = await world(1);
    await ACTS.submit(given);
    await ACTS.again(given);
    await ACTS.submit(given);
    await train(given);
    const where = { projectId: given.projectId, state: 'submitted' } as const;
    expect(await test.db.assignment.count({ where })).toBe(3);
    expect((await getMyDay(given.ann, 'UTC')).submitted).toBe(1);
  });
});
