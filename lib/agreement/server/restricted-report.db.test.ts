import { afterAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import type { Exposure } from '@/lib/annotation/view';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { author, raterAnnotation, type RaterLabel } from '@/lib/testing/database/rater-annotation';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import type { AgreementFigures } from '../figures/figures';
import { type Restriction, UNRESTRICTED } from '../units/restriction';
import { listSegments } from './list-segments';
import { loadQuality } from './load-quality';
import { makeReport } from './make-report';
import { readAgreement } from './read-agreement';
import type { ReportScope } from './report-scope';
import { startReport } from './start-report';

const test = testDatabase();
afterAll(() => closeBoss());
const never = new AbortController().signal;
const NOT_FOUND = { error: { code: 'not_found' } };

/** Language and generator of each sample, and what Ann and Bob say of its second sentence, with what they had seen. */
const SAMPLES: {
  language: string;
  generator: string | null;
  said: [RaterLabel, RaterLabel];
  seen: [Exposure, Exposure];
}[] = [
  { language: 'en', generator: 'm1', said: ['ok', 'ok'], seen: ['nothing', 'nothing'] },
  { language: 'en', generator: 'm2', said: ['KConc', 'ok'], seen: ['segmentation', 'segmentation'] },
  { language: 'en', generator: null, said: ['KConc', 'KConc'], seen: ['verdict', 'verdict'] },
  { language: 'zh', generator: 'm1', said: ['KConc', 'KInve'], seen: ['segmentation', 'verdict'] },
  { language: 'zh', generator: 'm2', said: ['ok', 'KConc'], seen: ['peer', 'evidence'] },
  { language: 'zh', generator: 'm2', said: ['KConc', 'KConc'], seen: ['segmentation', 'nothing'] },
];
/** Of the control arm is the second one. */
const CONTROL = 1;

async function world(constructed: readonly number[] = []) {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const people = [await author(test.db, projectId, 'Ann'), await author(test.db, projectId, 'Bob')];
  for (const [index, { language, generator, said, seen }] of SAMPLES.entries()) {
    const { id: sampleId } = await sample(test.db, projectId, {
      ...{ externalId: `s${index}`, language },
      ...(constructed.includes(index) && { pedigree: { recipe: 'number', source: 's0' } }),
    });
    await test.db.sample.update({ where: { id: sampleId }, data: { generator } });
    await methodPrediction(test.db, projectId, [sampleId]);
    for (const [at, authorId] of people.entries())
      await raterAnnotation(test.db, {
        projectId,
        sampleId,
        authorId,
        control: index === CONTROL,
        activeMs: 4_000,
        segments: [
          { at: [0, 25], said: 'ok', exposure: seen[at]! },
          { at: [26, 45], said: said[at]!, exposure: seen[at]! },
        ],
      });
  }
  const scope = (more: Partial<ReportScope> = {}): ReportScope => ({
    ...UNRESTRICTED,
    projectId,
    roundId: null,
    ...more,
  });
  const figures = async (more: Partial<ReportScope> = {}): Promise<AgreementFigures> => {
    const { id } = await startReport(lead, scope(more));
    await makeReport({ actor: commandLineActor, db: test.db }, id, never);
    const found = await readAgreement(lead, scope(more));
    expect(found).toMatchObject({ fresh: true, attempt: null });
    return found.figures!;
  };
  return { projectId, lead, people, scope, figures };
}

/** All that counts up over samples. */
const sums = (found: AgreementFigures) => ({
  samples: found.samples,
  shared: found.shared,
  comparable: found.comparable,
  ...found.kinds,
  ...Object.fromEntries(
    Object.entries(found.levels).flatMap(([level, { units, labels, judged }]) => [
      [`${level} units`, units],
      [`${level} labels`, labels],
      [`${level} judged`, judged],
    ]),
  ),
  ...Object.fromEntries(found.confusion.map(([a, b, n]) => [`${a} ${b}`, n])),
  ...Object.fromEntries(
    found.methods.flatMap(({ cells }) => cells.map(([human, judge, n]) => [`judge ${human} ${judge}`, n])),
  ),
  ...Object.fromEntries(found.people.map(({ author: id, answers }) => [`answers ${id}`, answers])),
  ...Object.fromEntries(found.types.map(({ key, units }) => [`type ${key}`, units])),
});
function added(parts: Record<string, number>[]): Record<string, number> {
  const whole: Record<string, number> = {};
  for (const part of parts) for (const [key, n] of Object.entries(part)) whole[key] = (whole[key] ?? 0) + n;
  return whole;
}

describe('a restricted report', () => {
  it('compares labels given without having seen a judge, by hand', async () => {
    const { figures } = await world();
    const found = await figures({ labels: 'unseen' });
    // Samples 0, 1, 3 (Ann alone) and 5; of three of them both sentences are shared, and one of these six is split.
    expect(found).toMatchObject({ samples: 4, shared: 3, comparable: 3 });
    expect(found.levels.verdict).toMatchObject({ units: 6, labels: 12, judged: 8 });
    expect(found.levels.verdict.coefficients.raw).toMatchObject({ value: expect.closeTo(5 / 6, 12) });
    // Nine consistent and three not; off the diagonal 2: 1 − 11 · 2 / (2 · 9 · 3).
    expect(found.levels.verdict.coefficients.alpha).toMatchObject({ value: expect.closeTo(1 - 22 / 54, 12) });
    expect(found.confusion).toEqual(
      expect.arrayContaining([
        ['consistent', 'consistent', 4],
        ['consistent', 'KConc', 1],
        ['KConc', 'KConc', 1],
      ]),
    );
    const units = found.methods.flatMap(({ people }) => people.map((person) => person.units));
    expect(units.sort()).toEqual([6, 8]);
    expect((await figures({ labels: 'control' })).levels.verdict).toMatchObject({ units: 2, judged: 2 });
  });

  it('equals the whole where it is restricted to everything there is', async () => {
    const { projectId, figures } = await world();
    await test.db.label.updateMany({
      where: { annotation: { projectId, source: 'annotator' } },
      data: { exposure: 'segmentation' },
    });
    await test.db.annotation.updateMany({
      where: { projectId, source: 'annotator' },
      data: { control: true },
    });
    await test.db.sample.updateMany({ where: { projectId }, data: { language: 'en', generator: 'm1' } });
    const whole = await figures();
    const { id: roundId } = await firstRound(test.db, projectId);
    const everything: Partial<ReportScope>[] = [
      ...[
        { labels: 'unseen' } as const,
        { labels: 'control' } as const,
        { language: 'en' },
        { generator: 'm1' },
      ],
      { labels: 'unseen', language: 'en', generator: 'm1', roundId },
    ];
    for (const more of everything) expect(await figures(more)).toEqual(whole);
  });

  it('adds up over languages, and within one over generators, whichever labels are compared', async () => {
    const { figures } = await world();
    for (const labels of ['all', 'unseen'] as const) {
      const by = async (restrictions: Partial<Restriction>[]) => {
        const parts = [];
        for (const restriction of restrictions) parts.push(sums(await figures({ labels, ...restriction })));
        return added(parts);
      };
      const whole = sums(await figures({ labels }));
      expect(await by([{ language: 'en' }, { language: 'zh' }])).toEqual(whole);
      const named = await by([{ generator: 'm1' }, { generator: 'm2' }]);
      expect(named.samples).toBe(labels === 'all' ? 5 : 4);
      expect(
        await by([
          { language: 'zh', generator: 'm1' },
          { language: 'zh', generator: 'm2' },
        ]),
      ).toEqual(sums(await figures({ labels, language: 'zh' })));
    }
  });

  it('of an origin: compares samples that were constructed, or those that were not, by hand', async () => {
    const { figures } = await world([1, 4]);
    const whole = sums(await figures());
    // Of samples 1 and 4 the first sentence is shared, and the second is split.
    const constructed = await figures({ origin: 'constructed' });
    expect(constructed).toMatchObject({ samples: 2, shared: 2, comparable: 2 });
    expect(constructed.levels.verdict).toMatchObject({ units: 4, coefficients: { raw: { value: 0.5 } } });
    // Of the others all verdicts agree; of sample 3 the types differ, which leaves seven of eight units alike.
    const collected = await figures({ origin: 'collected' });
    expect(collected).toMatchObject({ samples: 4, shared: 4, comparable: 4 });
    expect(collected.levels.verdict).toMatchObject({ units: 8, coefficients: { raw: { value: 1 } } });
    expect(collected.levels.type).toMatchObject({ units: 8, coefficients: { raw: { value: 7 / 8 } } });
    expect(added([sums(constructed), sums(collected)])).toEqual(whole);
    expect(await figures({ origin: 'constructed', language: 'zh' })).toMatchObject({ samples: 1 });
  });

  it('of an origin: is no report of the whole project', async () => {
    const { projectId, lead, figures, scope } = await world([1, 4]);
    await figures({ origin: 'collected' });
    expect(await loadQuality(lead, projectId)).toEqual({ whole: null, rounds: [], disputed: [] });
    expect((await readAgreement(lead, scope())).figures).toBeNull();
    const { id: roundId } = await firstRound(test.db, projectId);
    await figures({ origin: 'collected', roundId });
    const trendOf = async (more: Partial<ReportScope>) =>
      (await readAgreement(lead, scope(more))).trend.map(({ round }) => round.id);
    expect(await trendOf({ origin: 'collected' })).toEqual([roundId]);
    expect(await trendOf({ origin: 'constructed' })).toEqual([]);
    expect(await trendOf({})).toEqual([]);
  });

  it('of each scope one is under way at a time, whichever scopes are', async () => {
    const { lead, scope } = await world([1]);
    const scopes = [scope(), scope({ origin: 'collected' }), scope({ origin: 'constructed' })];
    const ids = [];
    for (const one of scopes) ids.push((await startReport(lead, one)).id);
    expect(new Set(ids).size).toBe(3);
    for (const [at, one] of scopes.entries()) {
      expect(await startReport(lead, one)).toEqual({ id: ids[at] });
      await expect(test.db.agreementReport.create({ data: one })).rejects.toMatchObject({ code: 'P2002' });
    }
  });

  it('opens the segments that it counts', async () => {
    const { lead, scope, people } = await world([1]);
    const disputed = { of: 'words', granularity: 'verdict', a: 'consistent', b: 'inconsistent' } as const;
    const behind = async (more: Partial<ReportScope>) =>
      (await listSegments(lead, scope(more), disputed, 1)).samples.map(({ externalId }) => externalId).sort();
    expect(await behind({})).toEqual(['s1', 's4']);
    expect(await behind({ labels: 'unseen' })).toEqual(['s1']);
    expect(await behind({ labels: 'control' })).toEqual(['s1']);
    expect(await behind({ language: 'zh' })).toEqual(['s4']);
    expect(await behind({ generator: 'm2' })).toEqual(['s1', 's4']);
    expect(await behind({ labels: 'unseen', language: 'zh' })).toEqual([]);
    expect(await behind({ origin: 'constructed' })).toEqual(['s1']);
    expect(await behind({ origin: 'collected' })).toEqual(['s4']);
    expect(await behind({ labels: 'unseen', origin: 'collected' })).toEqual([]);
    const [a, b] = people as [string, string];
    const apart = await listSegments(lead, scope({ labels: 'unseen' }), { of: 'people', a, b }, 1);
    expect(apart).toMatchObject({
      total: 1,
      samples: [{ externalId: 's1', segments: [{ labels: { length: 2 } }] }],
    });
  });

  it('is out of date when a label of it changes, and is of its own selection alone', async () => {
    const { projectId, lead, people, scope, figures } = await world();
    await figures({ labels: 'unseen' });
    await figures({ language: 'zh' });
    expect((await readAgreement(lead, scope())).figures).toBeNull();
    await test.db.annotation.deleteMany({
      where: { authorId: people[0]!, sample: { projectId, externalId: 's1' } },
    });
    expect((await readAgreement(lead, scope({ labels: 'unseen' }))).fresh).toBe(false);
    expect((await readAgreement(lead, scope({ language: 'zh' }))).fresh).toBe(true);
  });

  it('is offered of languages, generators and origins of the project alone', async () => {
    const { lead, scope } = await world();
    const { languages, generators, constructed } = await readAgreement(lead, scope());
    expect([languages, generators, constructed]).toEqual([['en', 'zh'], ['m1', 'm2'], false]);
    const { id: other } = await project(test.db);
    await sample(test.db, other, { language: 'fr', pedigree: { recipe: 'number', source: 's0' } });
    for (const more of [{ language: 'fr' }, { generator: 'm3' }, { origin: 'constructed' }] as const) {
      await expect(readAgreement(lead, scope(more))).rejects.toMatchObject(NOT_FOUND);
      await expect(startReport(lead, scope(more))).rejects.toMatchObject(NOT_FOUND);
      await expect(listSegments(lead, scope(more), { of: 'type', type: 'KConc' }, 1)).rejects.toMatchObject(
        NOT_FOUND,
      );
    }
  });

  it('is offered of origins as long as a constructed sample is not withdrawn', async () => {
    const { projectId, lead, scope } = await world([1]);
    expect(await readAgreement(lead, scope({ origin: 'constructed' }))).toMatchObject({ constructed: true });
    await test.db.sample.updateMany({
      where: { projectId, externalId: 's1' },
      data: { withdrawnAt: new Date() },
    });
    expect(await readAgreement(lead, scope())).toMatchObject({ constructed: false });
    await expect(readAgreement(lead, scope({ origin: 'constructed' }))).rejects.toMatchObject(NOT_FOUND);
  });

  it('takes nothing else from a browser', async () => {
    const { lead, scope } = await world();
    const wild = {
      ...scope(),
      labels: 'everything',
      language: { contains: 'e' },
      origin: 'made',
      figures: {},
      state: 'done',
    };
    const { id } = await startReport(lead, wild as unknown as ReportScope);
    expect(await test.db.agreementReport.findUniqueOrThrow({ where: { id } })).toMatchObject({
      labels: 'all',
      language: null,
      generator: null,
      origin: null,
      state: 'queued',
      figures: null,
    });
  });
});
