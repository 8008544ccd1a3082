import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { controlDraw, isControl } from '@/lib/project/control-arm';
import type { ExposureSettings } from '@/lib/project/exposure-policy';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { judgementFor } from '@/lib/annotation/labels/judgement';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import type { WorkspaceView } from '@/lib/annotation/view';
import { saveChange } from '../labels/save-change';
import { claimNamedSample } from '../assignment/claim-named-sample';
import { claimSample } from '../assignment/claim-sample';
import { getWorkspace } from '../assignment/get-workspace';

const test = testDatabase();
const REVEAL = { policy: 'reveal', controlShare: 0 } as const;
const BLIND = { policy: 'blind', controlShare: 0 } as const;

/** Words that only the method says. */
const WORDS = /SPOKEN|3\.14|hinted|machine_rule/;
const SPEAKING = RIVER.map((segment) => ({
  ...segment,
  evidence: [{ relation: 'not_found' as const, searched: ['SPOKEN'], origin: 'person' }],
  machine: machineDetailsSchema.parse({
    score: 3.14,
    threshold: 2,
    suggestedType: 'KConc',
    rationale: 'hinted',
    findings: [{ rule: 'machine_rule', weight: 'verdict' }],
  }),
}));

async function speaking(db: typeof test.db, projectId: string) {
  const { id } = await sample(db, projectId);
  await methodPrediction(db, projectId, [id], SPEAKING);
  return id;
}

const verdict = (view: WorkspaceView, index: number, choice: 'consistent' | 'KConc', more: object = {}) => ({
  kind: 'label',
  changeId: randomUUID(),
  segmentId: view.segments[index]!.id,
  version: 1,
  judgement: judgementFor(choice, { ...view.segments[index]!.label }),
  decides: true,
  ...more,
});
const undecide = (view: WorkspaceView, index: number, version: number) => ({
  kind: 'undecide',
  changeId: randomUUID(),
  segmentId: view.segments[index]!.id,
  version,
});
const flips = ({ annotationId }: { annotationId: string }) =>
  test.db.flip.findMany({ where: { annotationId }, orderBy: { id: 'asc' } });

describe('a draft that reveals', () => {
  it('before the own verdict: no prediction is sent; with it: that segment’s alone', async () => {
    const { id } = await project(test.db);
    await test.db.project.update({ where: { id }, data: { exposurePolicy: 'reveal' } });
    await speaking(test.db, id);
    const annotator = await member(test.db, id, 'annotator');
    const claim = (await claimSample(annotator, id))!;
    const view = await getWorkspace(annotator, claim);
    expect(JSON.stringify(view)).not.toMatch(WORDS);
    expect(view).toMatchObject({ arm: 'reveal', method: { id: 'offline' } });
    for (const { label, machine, revealed } of view.segments) {
      expect(label).toMatchObject({
        fact: 'not_judged',
        status: 'open',
        exposure: 'segmentation',
        evidence: [],
      });
      expect([machine, revealed]).toEqual([null, null]);
    }

    const result = await saveChange(annotator, claim.annotationId, verdict(view, 0, 'KConc'));
    expect(result.labels).toMatchObject([
      {
        label: { errorType: 'KConc', status: 'judged', exposure: 'segmentation' },
        revealed: { machine: { fact: 'consistent', details: { rationale: 'hinted' } } },
      },
    ]);
    const again = await getWorkspace(annotator, claim);
    expect(again.segments.map(({ revealed }) => revealed?.machine.details.score)).toEqual([3.14, undefined]);
    expect(JSON.stringify(again.segments[1])).not.toMatch(WORDS);
    const stored = await test.db.label.findFirstOrThrow({
      where: { annotationId: claim.annotationId, segmentId: view.segments[0]!.id },
    });
    expect(stored.revealedAt?.toISOString()).toBe(result.labels[0]!.revealed!.at);
  });

  it('keeps a change after the reveal in the ledger, with what the machine had said', async () => {
    const given = await draft(test.db, { exposure: REVEAL });
    const { annotator, annotationId, view } = given;
    await saveChange(annotator, annotationId, verdict(view, 0, 'KConc'));
    expect(await flips(given)).toEqual([]);
    const change = verdict(view, 0, 'consistent', { version: 2 });
    const result = await saveChange(annotator, annotationId, change);
    expect(result.labels[0]!.label.exposure).toBe('verdict');
    await saveChange(annotator, annotationId, change);
    const { runId } = await test.db.annotation.findFirstOrThrow({
      where: { sampleId: given.sampleId, source: 'method' },
    });
    const { authorId } = await test.db.annotation.findUniqueOrThrow({ where: { id: annotationId } });
    expect(await flips(given)).toMatchObject([
      {
        projectId: given.projectId,
        sampleId: given.sampleId,
        authorId,
        runId,
        method: 'offline',
        segmentId: view.segments[0]!.id,
        before: { fact: 'inconsistent', logic: 'consistent', errorType: 'KConc' },
        after: { fact: 'consistent', logic: 'consistent', errorType: null },
        machine: { fact: 'consistent', logic: 'not_judged', errorType: null },
      },
    ]);
  });

  it('an undo after the reveal: the exposure stays', async () => {
    const given = await draft(test.db, { exposure: REVEAL });
    const { annotator, annotationId, view } = given;
    await saveChange(annotator, annotationId, verdict(view, 0, 'KConc'));
    const undone = await saveChange(annotator, annotationId, undecide(view, 0, 2));
    expect(undone.labels).toMatchObject([
      { label: { fact: 'not_judged', status: 'open', decidedAt: null }, revealed: { machine: {} } },
    ]);
    const said = await saveChange(annotator, annotationId, verdict(view, 0, 'KConc', { version: 3 }));
    expect(said.labels[0]!.label.exposure).toBe('verdict');
    const own = { fact: 'inconsistent', logic: 'consistent', errorType: 'KConc' };
    expect((await flips(given)).map(({ before, after }) => [before, after])).toEqual([
      [own, null],
      [null, own],
    ]);
  });

  it('a change under way when the first verdict was saved: counts as unseen', async () => {
    const given = await draft(test.db, { exposure: REVEAL });
    const { annotator, annotationId, view } = given;
    await saveChange(annotator, annotationId, verdict(view, 0, 'KConc'));
    const change = verdict(view, 0, 'consistent', { version: 2, unseen: true });
    const { labels } = await saveChange(annotator, annotationId, change);
    expect(labels[0]!.label.exposure).toBe('segmentation');
    expect(await flips(given)).toEqual([]);
  });

  it('gives what a person cuts from a revealed segment the exposure of what was seen, and no prediction', async () => {
    const given = await draft(test.db, { exposure: REVEAL });
    const { annotator, annotationId, view } = given;
    await saveChange(annotator, annotationId, verdict(view, 0, 'consistent'));
    const cut = await saveChange(annotator, annotationId, {
      kind: 'split',
      changeId: randomUUID(),
      segmentId: view.segments[0]!.id,
      at: 9,
      version: 1,
      newIds: [randomUUID(), randomUUID()],
    });
    const parts = cut.segments!.slice(0, 2);
    expect(parts.map(({ label, revealed }) => [label.exposure, revealed])).toEqual([
      ['verdict', null],
      ['verdict', null],
    ]);
    const part = { ...verdict(view, 0, 'consistent'), segmentId: parts[0]!.id };
    expect((await saveChange(annotator, annotationId, part)).labels[0]!.revealed).toBeNull();
  });

  it('a line of the ledger: can be neither changed nor deleted', async () => {
    const given = await draft(test.db, { exposure: REVEAL });
    const { annotator, annotationId, view } = given;
    await saveChange(annotator, annotationId, verdict(view, 0, 'KConc'));
    await saveChange(annotator, annotationId, verdict(view, 0, 'consistent', { version: 2 }));
    const [flip] = await flips(given);
    await expect(test.db.flip.update({ where: { id: flip!.id }, data: { method: 'other' } })).rejects.toThrow(
      /append-only/,
    );
    await expect(test.db.flip.delete({ where: { id: flip!.id } })).rejects.toThrow(/append-only/);
  });
});

describe('a draft that shows no judge', () => {
  const open = (given: Pick<TestDraft, 'view'>) =>
    given.view.segments.map(({ label, machine }) => [label.fact, label.exposure, machine]);

  it('a blind draft: is split by sentence', async () => {
    const given = await draft(test.db, { exposure: BLIND });
    expect(given.view).toMatchObject({ arm: 'blind', method: null });
    expect(open(given)).toEqual([
      ['not_judged', 'nothing', null],
      ['not_judged', 'nothing', null],
    ]);
    const { annotator, annotationId, view } = given;
    const result = await saveChange(annotator, annotationId, verdict(view, 0, 'consistent'));
    expect(result.labels).toMatchObject([{ label: { exposure: 'nothing' }, revealed: null }]);
  });

  it("has the method's segments and nothing else in the control arm", async () => {
    for (const policy of ['prefilled', 'reveal'] as const) {
      const { id } = await project(test.db);
      await test.db.project.update({ where: { id }, data: { exposurePolicy: policy, controlShare: 50 } });
      const annotator = await member(test.db, id, 'annotator');
      await drawn(id, { policy, controlShare: 50 });
      const views: WorkspaceView[] = [];
      for (let claim = await claimSample(annotator, id); claim; claim = await claimSample(annotator, id)) {
        const { sampleId } = claim;
        views.push(await getWorkspace(annotator, claim));
        await test.db.assignment.updateMany({ where: { sampleId }, data: { state: 'submitted' } });
      }
      expect(views.slice(0, -1).map(({ arm }) => arm)).toEqual(views.slice(1).map(() => policy));
      const view = views.at(-1)!;
      expect(view.arm).toBe('control');
      expect(JSON.stringify(view)).not.toMatch(WORDS);
      expect(view.segments.map(({ label }) => label.exposure)).toEqual(['segmentation', 'segmentation']);
      const result = await saveChange(annotator, view.annotation.id, verdict(view, 0, 'consistent'));
      expect(result.labels[0]!.revealed).toBeNull();
      expect(result.labels[0]!.label.status).toBe('judged');
    }
  });
});

/** Samples with a prediction until one of them is in the control arm. */
async function drawn(projectId: string, settings: ExposureSettings): Promise<void> {
  for (let sampleId = ''; !sampleId || !isControl(settings, controlDraw(projectId, sampleId));)
    sampleId = await speaking(test.db, projectId);
}

describe('the policy', () => {
  it('touches drafts that are started after it was set, and no other', async () => {
    const given = await draft(test.db);
    await test.db.project.update({ where: { id: given.projectId }, data: { exposurePolicy: 'blind' } });
    const view = await getWorkspace(given.annotator, { annotationId: given.annotationId });
    expect(view).toEqual(given.view);
    expect(view.arm).toBe('prefilled');
    const later = await sample(test.db, given.projectId);
    await methodPrediction(test.db, given.projectId, [later.id]);
    const other = await member(test.db, given.projectId, 'annotator');
    const claim = (await claimSample(other, given.projectId))!;
    expect(await getWorkspace(other, claim)).toMatchObject({ arm: 'blind', method: null });
  });

  it('counts leads as having seen what they can see', async () => {
    const exposures = async (policy: 'prefilled' | 'reveal' | 'blind') => {
      const { id } = await project(test.db);
      await test.db.project.update({ where: { id }, data: { exposurePolicy: policy } });
      const sampleId = await speaking(test.db, id);
      const lead: Ctx = await member(test.db, id, 'lead');
      const view = await getWorkspace(lead, await claimNamedSample(lead, id, sampleId));
      if (policy !== 'prefilled') expect(JSON.stringify(view)).not.toMatch(WORDS);
      return view.segments.map(({ label }) => label.exposure);
    };
    for (const policy of ['prefilled', 'reveal', 'blind'] as const)
      expect(await exposures(policy)).toEqual(['verdict', 'verdict']);
  });
});
