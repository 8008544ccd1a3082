import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimSample } from './claim-sample';
import { getWorkspace } from './get-workspace';
import type { Ctx } from '@/lib/auth/ctx';
import { DEFAULT_SAMPLE_QUERY, filterOf } from '@/lib/sample/query';
import { firstRound, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import type { SamplesInput } from '@/lib/round/chosen-samples';
import { draw, isDrawn } from '@/lib/round/draw';
import { warningsOf } from '@/lib/round/preview';
import { ROUND_KINDS, ROUND_ORDERS, type RoundFields } from '@/lib/round/round';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { openRound } from '@/lib/round/server/rounds/open-round';
import { previewRound } from '@/lib/round/server/rounds/preview-round';
import { setRoundOrder } from '@/lib/round/server/rounds/set-round-order';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let [lead, ann, bo]: Person[] = [];
let samples: { id: string; externalId: string }[];

/** Twelve samples: every third in Chinese, and of every fourth the source tells the answer. Ann has submitted the first two. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  samples = [];
  for (let at = 0; at < 12; at += 1) {
    const texts = { externalId: `s${at}`, language: at % 3 === 0 ? 'zh' : 'en' };
    samples.push({ ...(await sample(test.db, projectId, texts)), externalId: texts.externalId });
  }
  const known = samples.filter((_, at) => at % 4 === 0).map(({ id }) => id);
  await test.db.sample.updateMany({ where: { id: { in: known } }, data: { coarseLabel: 'consistent' } });
  lead = await member(test.db, projectId, 'lead');
  ann = await member(test.db, projectId, 'annotator');
  bo = await member(test.db, projectId, 'annotator');
  for (let at = 0; at < 2; at += 1) await submitDraft(ann, (await claimSample(ann, projectId))!.annotationId);
});

const fields = (more: Partial<RoundFields> = {}): RoundFields => roundOf({ empty: false, ...more });
const round = (more: Partial<RoundFields> = {}) => createRound(lead!, projectId, fields(more));
const preview = (more: Partial<RoundFields> = {}) => previewRound(lead!, projectId, fields(more));
const queue = async (roundId: string) => {
  const rows = await test.db.roundSample.findMany({ where: { roundId, withdrawn: false } });
  return rows.map(({ sampleId }) => samples.find(({ id }) => id === sampleId)!.externalId).sort();
};
const filter = (more: object): SamplesInput => ({
  kind: 'filter',
  filter: { ...filterOf(DEFAULT_SAMPLE_QUERY), ...more },
});
const refused = (reason: string) => ({ error: { code: 'state', reason } });
const openRounds = () =>
  test.db.round.findMany({ where: { projectId, state: 'open' }, orderBy: { number: 'asc' } });

describe('what a round draws', () => {
  it('is what a filter of the list of samples finds', async () => {
    const { id } = await round({ samples: filter({ language: 'zh' }) });
    expect(await queue(id)).toEqual(['s0', 's3', 's6', 's9']);
    const annotated = await round({ samples: filter({ verdict: 'consistent' }) });
    expect(await queue(annotated.id)).toEqual(['s0', 's1']);
  });

  it('leaves out what somebody has submitted or opened in a round that counts, where it is of the unread', async () => {
    await claimSample(bo!, projectId);
    const training = await round({ kind: 'training' });
    expect(await queue(training.id)).toEqual(['s0', 's4', 's8']);
    await claimSample(bo!, projectId);
    const { id } = await round({ unread: true });
    expect(await queue(id)).toEqual(['s10', 's11', 's3', 's4', 's5', 's6', 's7', 's8', 's9']);
  });

  it('is a list of ids, of which unknown ones are told by line and refused', async () => {
    const text = 's4\n\n s7 \nnowhere\ns4\r\ns70';
    const { unknown, samples: count } = await preview({ samples: { kind: 'list', text } });
    expect(unknown).toEqual([
      { line: 4, id: 'nowhere' },
      { line: 6, id: 's70' },
    ]);
    expect(count).toBe(2);
    await expect(round({ samples: { kind: 'list', text } })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'list.4' }, { path: 'list.6' }] },
    });
    const { id } = await round({ samples: { kind: 'list', text: 's4\ns7' } });
    expect(await queue(id)).toEqual(['s4', 's7']);
    const kept = await test.db.round.findUniqueOrThrow({ where: { id } });
    expect(kept).toMatchObject({ chosen: { kind: 'list', count: 2 }, later: false });
  });

  it('samples of another project: are never taken', async () => {
    const { id: elsewhere } = await project(test.db);
    const foreign = await sample(test.db, elsewhere, { externalId: 'foreign' });
    const { unknown } = await preview({ samples: { kind: 'list', text: 'foreign' } });
    expect(unknown).toHaveLength(1);
    const some = await preview({ samples: { kind: 'some', ids: [foreign.id, samples[5]!.id] } });
    expect(some.first.map(({ externalId }) => externalId)).toEqual(['s5']);
  });

  it('is a share by the draw of the pure rule, also of what comes later', async () => {
    const { id } = await round({ drawShare: 40 });
    await test.db.sample.createMany({
      data: Array.from({ length: 40 }, (_, at) => ({
        projectId,
        externalId: `late ${at}`,
        question: 'q',
        reference: 'r',
        answer: `a ${at}`,
        language: 'en',
        textHash: `late ${at}`,
      })),
    });
    const all = await test.db.sample.findMany({ where: { projectId } });
    const drawn = all.filter((one) => isDrawn(draw('draw', id, one.id), 40)).map((one) => one.id);
    const rows = await test.db.roundSample.findMany({ where: { roundId: id } });
    expect(rows.map(({ sampleId }) => sampleId).sort()).toEqual(drawn.sort());
    expect(drawn.length).toBeGreaterThan(5);
  });

  it('grows by what comes later only where it says so', async () => {
    const [fixed, open, chosen] = [
      await round({ later: false }),
      await round(),
      await round({ samples: filter({}) }),
    ];
    await sample(test.db, projectId);
    const count = (roundId: string) => test.db.roundSample.count({ where: { roundId } });
    expect([await count(fixed.id), await count(open.id), await count(chosen.id)]).toEqual([12, 13, 12]);
    await closeRound(lead!, projectId, fixed.id);
    await openRound(lead!, projectId, fixed.id);
    expect(await count(fixed.id)).toBe(12);
  });

  it('stays with a round that is closed while another reads the same, and opens again', async () => {
    const { id } = await round({ samples: filter({ language: 'zh' }) });
    await closeRound(lead!, projectId, id);
    expect(await queue(id)).toHaveLength(4);
    await openRound(lead!, projectId, id);
    expect(await queue(id)).toEqual(['s0', 's3', 's6', 's9']);
    const rows = await test.db.roundSample.findMany({ where: { roundId: id } });
    expect(rows.map(({ openPlaces }) => openPlaces)).toEqual([1, 1, 1, 1]);
  });
});

describe('a preview', () => {
  const chosen = fc.oneof(
    fc.constant<SamplesInput>({ kind: 'all' }),
    fc.constantFrom<SamplesInput>(
      filter({ language: 'zh' }),
      filter({ search: 'river' }),
      filter({ state: 'open' }),
    ),
    fc.func(fc.boolean()).map((takes): SamplesInput => {
      const lines = Array.from({ length: 12 }, (_, at) => `s${at}`);
      return { kind: 'list', text: lines.filter(takes).join('\n') };
    }),
  );
  const settings = fc.record({
    samples: chosen,
    kind: fc.constantFrom(...ROUND_KINDS),
    order: fc.constantFrom(...ROUND_ORDERS),
    unread: fc.boolean(),
    drawShare: fc.integer({ min: 1, max: 100 }),
    size: fc.option(fc.integer({ min: 1, max: 14 })),
    overlap: fc.integer({ min: 1, max: 3 }),
    honeypotShare: fc.constantFrom(0, 20, 50),
    repeats: fc.boolean(),
  });

  it('draws what opens, whatever is chosen, and leaves nothing behind', async () => {
    await fc.assert(
      fc.asyncProperty(settings, async (more) => {
        const id = randomUUID();
        const before = await test.db.round.count({ where: { projectId } });
        const shown = await preview({ ...more, id });
        expect(await test.db.round.count({ where: { projectId } })).toBe(before);
        expect(await test.db.roundSample.count({ where: { roundId: id } })).toBe(0);
        expect(await preview({ ...more, id })).toEqual(shown);

        await round({ ...more, id, drawn: shown.drawn, empty: true });
        const rows = await test.db.roundSample.findMany({ where: { roundId: id, withdrawn: false } });
        const ordinary = rows.filter(({ honeypot }) => !honeypot);
        expect(shown).toMatchObject({
          samples: ordinary.length,
          honeypots: rows.length - ordinary.length,
          places: ordinary.reduce((sum, { places }) => sum + places, 0),
        });
        expect(shown.first.map((one) => one.id).sort()).toEqual(rows.map(({ sampleId }) => sampleId).sort());
        if (more.size !== null) expect(ordinary.length).toBeLessThanOrEqual(more.size);
        await closeRound(lead!, projectId, id);
      }),
      { numRuns: 25 },
    );
  });

  it('says what its people have had already, and gives that again only on a word', async () => {
    const shown = await preview();
    expect(shown).toMatchObject({ samples: 12, met: 2, known: 3, places: 12 });
    const of = (userId: string) => shown.people.find((one) => one.userId === userId);
    expect(of(ann!.userId)).toMatchObject({ knows: 2, mayGet: 10 });
    expect(of(bo!.userId)).toMatchObject({ knows: 0, mayGet: 12 });
    expect(shown.first[0]).toMatchObject({ externalId: 's0', knownTo: [expect.any(String)] });
    expect(warningsOf(shown)).toEqual([{ kind: 'met', samples: 2, repeats: false }]);
    const again = await preview({ repeats: true });
    expect(again.people.find((one) => one.userId === ann!.userId)).toMatchObject({ knows: 2, mayGet: 12 });
  });

  it('warns of a training round without known answers, and such a one opens only on a word', async () => {
    const more = { kind: 'training', samples: { kind: 'list', text: 's1\ns2\ns3' } } as const;
    expect(warningsOf(await preview(more))).toContainEqual({ kind: 'noKnown', of: 3 });
    await expect(round(more)).rejects.toMatchObject(refused('draw_empty'));
    await round({ ...more, empty: true });
  });

  it('warns where honeypots come to less than one a person, or none are new to somebody', async () => {
    const few = await preview({ honeypotShare: 10, size: 6 });
    expect(warningsOf(few).map(({ kind }) => kind)).toContain('fewHoneypots');
    const many = await preview({ honeypotShare: 50, overlap: 3 });
    expect(many.honeypots).toBe(3);
    expect(warningsOf(many).map(({ kind }) => kind)).not.toContain('fewHoneypots');
  });

  it('tells who gets it before and after which other rounds', async () => {
    const name = async ({ userId }: Person) =>
      (await test.db.user.findUniqueOrThrow({ where: { id: userId } })).name;
    const people = [{ userId: ann!.userId }];
    const pilot: Partial<RoundFields> = { kind: 'pilot', everybody: false, people };
    expect(await preview(pilot)).toMatchObject({
      before: [{ number: 1, people: [await name(ann!)] }],
      after: [],
    });
    await round(pilot);
    expect((await preview()).after.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('anybody but a lead of the project: refused', async () => {
    const outsider = await person(test.db);
    await expect(previewRound(ann!, projectId, fields())).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(previewRound(outsider, projectId, fields())).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
  });
});

describe('createRound', () => {
  it('is refused where what was shown has changed, or its id has been used', async () => {
    const id = randomUUID();
    const { drawn } = await preview({ id, unread: true });
    await claimSample(bo!, projectId);
    await expect(round({ id, unread: true, drawn })).rejects.toMatchObject(refused('draw_changed'));
    const again = await preview({ id, unread: true });
    await round({ id, unread: true, drawn: again.drawn });
    await expect(round({ id, unread: true })).rejects.toMatchObject(refused('round_made'));
  });

  it('gives two rounds that open at once numbers of their own, each with its whole queue', async () => {
    const [a, b] = await Promise.all([round({ size: 5 }), round({ kind: 'pilot' })]);
    expect([a.number, b.number].sort()).toEqual([2, 3]);
    expect([(await queue(a.id)).length, (await queue(b.id)).length]).toEqual([5, 12]);
    expect(await test.db.auditEvent.count({ where: { projectId, action: 'round.create' } })).toBe(2);
  });

  it('keeps how the samples were chosen, and writes it down', async () => {
    const { id } = await round({ samples: filter({ language: 'zh' }), size: 2 });
    const [row] = await test.db.auditEvent.findMany({ where: { projectId, action: 'round.create' } });
    expect(row).toMatchObject({
      actorId: lead!.userId,
      after: { chosen: { kind: 'filter', filter: { language: 'zh' } }, drawn: 2 },
    });
    expect(await test.db.round.findUniqueOrThrow({ where: { id } })).toMatchObject({
      chosen: { kind: 'filter' },
    });
  });
});

describe('whose turn it is', () => {
  /** The rounds of what somebody gets, in its order, each sample submitted. */
  async function served(ctx: Person): Promise<string[]> {
    const got: string[] = [];
    for (let claim = await claimSample(ctx, projectId); claim; claim = await claimSample(ctx, projectId)) {
      const { roundId } = await test.db.annotation.findUniqueOrThrow({ where: { id: claim.annotationId } });
      const view = await getWorkspace(ctx, claim);
      expect(view.progress.submitted + view.progress.remaining).toBeGreaterThan(0);
      got.push(roundId!);
      await submitDraft(ctx, claim.annotationId);
    }
    return got;
  }
  const runs = (rounds: string[]) => rounds.filter((id, at) => id !== rounds[at - 1]);

  it('gives a pilot to its people before the round that the project came with, which others go on with', async () => {
    const first = await firstRound(test.db, projectId);
    const people = [{ userId: ann!.userId }];
    const pilot = await round({
      kind: 'pilot',
      everybody: false,
      people,
      samples: { kind: 'list', text: 's8\ns9' },
    });
    const his = await claimSample(bo!, projectId);
    expect(his?.sampleId).toBe(samples[2]!.id);
    expect(runs(await served(ann!))).toEqual([pilot.id, first.id]);
  });

  it('gives nobody for gold what they have submitted in another round that counts, unless it repeats', async () => {
    await closeRound(lead!, projectId, (await firstRound(test.db, projectId)).id);
    const main = await round({ overlap: 2 });
    expect(await served(ann!)).toHaveLength(10);
    expect(await served(bo!)).toHaveLength(12);
    const { progress } = await getWorkspace(ann!, { sampleId: samples[5]!.id });
    expect(progress).toEqual({ submitted: 11, remaining: 0, atHand: true });
    await closeRound(lead!, projectId, main.id);
    await round({ kind: 'reannotation' });
    expect(await served(ann!)).toHaveLength(12);
  });

  it('follows the order that a lead sets, with a row in the audit log, and restarts what is reserved', async () => {
    const first = await firstRound(test.db, projectId);
    const pilot = await round({ kind: 'pilot' });
    await setRoundOrder(lead!, projectId, [first.id, pilot.id]);
    const [row] = await test.db.auditEvent.findMany({ where: { projectId, action: 'round.order' } });
    expect(row).toMatchObject({
      actorId: lead!.userId,
      before: { rounds: [2, 1] },
      after: { rounds: [1, 2] },
    });
    expect(runs(await served(bo!))).toEqual([first.id, pilot.id]);
    await setRoundOrder(lead!, projectId, [first.id, pilot.id]);
    expect(await test.db.auditEvent.count({ where: { projectId, action: 'round.order' } })).toBe(1);
  });

  it('is set by leads alone, over just the open rounds of the project', async () => {
    const pilot = await round({ kind: 'pilot' });
    const ids = (await openRounds()).map(({ id }) => id);
    const foreign = await firstRound(test.db, (await project(test.db)).id);
    await expect(setRoundOrder(ann!, projectId, ids)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    for (const wrong of [[pilot.id], [...ids, foreign.id], [pilot.id, pilot.id], [pilot.id, foreign.id]])
      await expect(setRoundOrder(lead!, projectId, wrong)).rejects.toMatchObject(refused('rounds_changed'));
    await closeRound(lead!, projectId, pilot.id);
    await expect(setRoundOrder(lead!, projectId, ids)).rejects.toMatchObject(refused('rounds_changed'));
  });
});
