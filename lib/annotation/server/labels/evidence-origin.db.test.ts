import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { member, project, sample } from '@/lib/testing/database/builders';
import type { EvidenceClaim } from '@/lib/annotation/evidence/evidence';
import { type VerdictKey, judgementFor } from '@/lib/annotation/labels/judgement';
import { saveChange } from './save-change';
import { claimSample } from '../assignment/claim-sample';
import { getWorkspace } from '../assignment/get-workspace';

const test = testDatabase();
const LAKE = { relation: 'not_found' as const, searched: ['lake'] };
const HILLS = { relation: 'contradicts', start: 38, end: 47, quote: 'the hills' } as const;

const now = (given: TestDraft) => getWorkspace(given.annotator, { annotationId: given.annotationId });
const send = (given: TestDraft, change: object) =>
  saveChange(given.annotator, given.annotationId, { changeId: randomUUID(), ...change });

/**
 * Says something of one segment; its evidence as it stands unless the request claims other. Returns the evidence
 * stored.
 */
async function say(
  given: TestDraft,
  index: number,
  choice: VerdictKey | null,
  claims?: readonly EvidenceClaim[],
) {
  const { id, label } = (await now(given)).segments[index]!;
  const judgement = choice === null ? label : judgementFor(choice, label);
  await send(given, {
    kind: 'label',
    segmentId: id,
    version: label.version,
    decides: choice !== null,
    judgement: { ...judgement, evidence: claims ?? label.evidence },
  });
  return (await now(given)).segments[index]!.label.evidence;
}
const submit = (given: TestDraft) => send(given, { kind: 'submit', version: 1 });
const refused = (reason: string) => ({ error: { code: 'state', object: 'label', reason } });
const inArm = (policy: 'reveal' | 'prefilled', controlShare = 0) =>
  draft(test.db, { exposure: { policy, controlShare } });

async function controlDraft(): Promise<TestDraft> {
  for (;;) {
    const given = await inArm('prefilled', 50);
    if (given.view.arm === 'control') return given;
  }
}

describe('a verdict on a pre-filled segment', () => {
  it('accepts the evidence that was shown with it, which then meets the type', async () => {
    const given = await inArm('prefilled');
    expect(given.view.segments[1]!.label.evidence).toEqual([{ ...LAKE, origin: 'method' }]);
    expect(await say(given, 1, 'Hallu')).toEqual([{ ...LAKE, origin: 'accepted' }]);
    await say(given, 0, 'consistent');
    expect(await submit(given)).toMatchObject({ annotation: { state: 'submitted' } });
  });

  it('of "consistent" drops the method’s search whatever the request says of it, until it is taken back', async () => {
    for (const origin of [undefined, 'method', 'accepted'] as const) {
      const given = await inArm('prefilled');
      expect(await say(given, 1, 'consistent', [{ ...LAKE, origin }])).toEqual([]);
      const { id, label } = (await now(given)).segments[1]!;
      await send(given, { kind: 'undecide', segmentId: id, version: label.version });
      expect(await say(given, 1, null, [{ ...LAKE, origin: 'method' }])).toEqual([
        { ...LAKE, origin: 'method' },
      ]);
      expect((await now(given)).segments[1]).toMatchObject({
        label: { fact: 'inconsistent', status: 'prefilled' },
      });
    }
  });

  it('of "consistent" keeps what the person chose against it, and is not submitted', async () => {
    const given = await inArm('prefilled');
    await say(given, 0, 'consistent');
    const own = { ...HILLS, origin: 'person' } as const;
    expect(await say(given, 1, 'consistent', [own])).toEqual([own]);
    await expect(submit(given)).rejects.toMatchObject(refused('evidence_contrary'));
    await say(given, 1, null, [{ ...own, relation: 'supports' }]);
    expect(await submit(given)).toMatchObject({ annotation: { verdict: 'consistent' } });
  });

  it('is judged, and counts as neither confirmed nor changed, where the method abstained', async () => {
    const { id: projectId } = await project(test.db);
    const { id: sampleId } = await sample(test.db, projectId);
    await methodPrediction(
      test.db,
      projectId,
      [sampleId],
      [RIVER[0]!, { ...RIVER[1]!, fact: 'abstained', evidence: [] }],
    );
    const annotator = await member(test.db, projectId, 'annotator');
    const claim = (await claimSample(annotator, projectId))!;
    const given = { annotator, annotationId: claim.annotationId } as TestDraft;
    for (const index of [0, 1]) await say(given, index, 'consistent');
    expect((await now(given)).segments.map(({ label }) => label.status)).toEqual(['confirmed', 'judged']);
    await submit(given);
    const stored = await test.db.annotation.findUniqueOrThrow({ where: { id: given.annotationId } });
    expect(stored).toMatchObject({ confirmed: 1, changed: 0 });
  });
});

describe('a request that calls a search accepted', () => {
  const search = (...searched: string[]) => ({ relation: 'not_found', searched }) as const;
  const claimed = async (given: TestDraft, ...searched: string[]) => {
    const [item] = await say(given, 1, 'Hallu', [{ ...search(...searched), origin: 'accepted' }]);
    return item?.origin;
  };

  it('is believed of words of the segment that the reference lacks, where the prediction is shown', async () => {
    const given = await inArm('prefilled');
    expect(await claimed(given, 'a lake', 'lake')).toBe('accepted');
    await say(given, 0, 'consistent');
    expect(await submit(given)).toMatchObject({ annotation: { state: 'submitted' } });
  });

  it('is believed of half of a segment that was shown, of that half’s own words alone', async () => {
    const halved = async (given: TestDraft): Promise<TestDraft> => {
      const newIds = [randomUUID(), randomUUID()];
      await send(given, { kind: 'split', segmentId: given.view.segments[1]!.id, at: 9, newIds, version: 1 });
      return given;
    };
    const claimedOf = async (given: TestDraft, index: number) =>
      (await say(given, index, 'Hallu', [{ ...LAKE, origin: 'accepted' }]))[0]?.origin;
    const shown = await halved(await inArm('prefilled')); // "It rises " and "in a lake."
    expect(await claimedOf(shown, 1)).toBe('method');
    expect(await claimedOf(shown, 2)).toBe('accepted');
    expect(await claimedOf(await halved(await controlDraft()), 2)).toBe('method');
    expect(await claimedOf(await halved(await inArm('reveal')), 2)).toBe('method');
  });

  it('is not believed of other words, of a first verdict before the reveal, and in the control arm', async () => {
    for (const words of [['rises'], ['sea'], ['a lake', 'sea'], []])
      expect(await claimed(await inArm('prefilled'), ...words)).toBe('method');
    expect(await claimed(await inArm('reveal'), 'a lake')).toBe('method');
    expect(await claimed(await controlDraft(), 'a lake')).toBe('method');
  });
});

describe('a request that calls a method’s evidence accepted', () => {
  it('in the control arm: stays the method’s, as it was never shown', async () => {
    const given = await controlDraft();
    expect(given.view.segments[1]!.label.evidence).toEqual([]);
    expect(await say(given, 1, 'Hallu', [{ ...LAKE, origin: 'accepted' }])).toEqual([
      { ...LAKE, origin: 'method' },
    ]);
    await say(given, 0, 'consistent');
    await expect(submit(given)).rejects.toMatchObject(refused('evidence_missing'));
    expect(await say(given, 1, null, [{ ...LAKE, origin: 'accepted' }])).toEqual([
      { ...LAKE, origin: 'method' },
    ]);
  });

  it('is answered alike whether or not the hidden prediction holds it', async () => {
    const given = await controlDraft();
    const other = { ...LAKE, searched: ['mountain'], origin: 'accepted' as const };
    const stored = await say(given, 1, 'Hallu', [other]);
    expect(stored).toEqual([{ ...other, origin: 'method' }]);
    const own = [{ ...LAKE, origin: 'person' } as const];
    expect(await say(given, 1, null, own)).toEqual(own);
  });

  it('after the reveal: counts as accepted', async () => {
    const given = await inArm('reveal');
    const claims = [{ ...LAKE, origin: 'accepted' } as const];
    expect(await say(given, 1, 'inconsistent', claims)).toEqual([{ ...LAKE, origin: 'method' }]);
    await say(given, 1, 'Hallu', []);
    expect((await now(given)).segments[1]!.revealed).not.toBeNull();
    expect(await say(given, 1, null, claims)).toEqual(claims);
  });

  it('on half of a segment: stays the method’s under a type', async () => {
    const given = await inArm('prefilled');
    const newIds = [randomUUID(), randomUUID()];
    await send(given, { kind: 'split', segmentId: given.view.segments[1]!.id, at: 9, newIds, version: 1 });
    expect(await say(given, 1, 'Hallu')).toEqual([]); // the lake is in the other half
    expect(await say(given, 2, 'Hallu')).toEqual([{ ...LAKE, origin: 'method' }]);
    await say(given, 0, 'consistent');
    await expect(send(given, { kind: 'submit', version: 2 })).rejects.toMatchObject(
      refused('evidence_missing'),
    );
  });
});
