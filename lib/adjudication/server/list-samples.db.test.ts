import { beforeAll, describe, expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import type { Ctx } from '@/lib/auth/ctx';
import { firstRound, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft } from '@/lib/testing/database/round';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { DEFAULT_SAMPLE_QUERY, type SampleQuery } from '@/lib/sample/query';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import { listSamples } from './list-samples';

const test = testDatabase();
let projectId: string;
let lead: Ctx;
let annotator: Ctx & { userId: string };

/** a: read by a method and submitted by the annotator; b: Chinese, held by a peer, flagged; c: open, made of a; d: withdrawn. */
beforeAll(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  annotator = await member(test.db, projectId, 'annotator');
  const peer = await member(test.db, projectId, 'annotator');
  const a = await sample(test.db, projectId, { externalId: 'a-1' });
  const b = await sample(test.db, projectId, { externalId: 'b-1', language: 'zh', question: '长江有多长？' });
  await sample(test.db, projectId, {
    ...{ externalId: 'c-1', answer: 'Paris is large.' },
    pedigree: { recipe: 'number', source: 'a-1' },
  });
  const d = await sample(test.db, projectId, { externalId: 'd-1' });
  await sample(test.db, (await project(test.db)).id, { externalId: 'a-1' });
  await test.db.sample.update({ where: { id: d.id }, data: { withdrawnAt: new Date() } });
  await test.db.sample.update({ where: { id: a.id }, data: { generator: 'model-7' } });
  await methodPrediction(test.db, projectId, [a.id]);
  await methodPrediction(test.db, projectId, [a.id]);
  const { id: roundId } = await firstRound(test.db, projectId);
  for (const [userId, sampleId, state, more] of [
    [annotator.userId, a.id, 'submitted', { verdict: 'inconsistent', errorTypes: ['KConc'] }],
    [peer.userId, b.id, 'claimed', { flagReason: 'odd' }],
  ] as const) {
    const author = await test.db.author.create({ data: { projectId, userId, name: `Author ${state}` } });
    const segmentation = await test.db.segmentation.create({ data: { sampleId } });
    await test.db.annotation.create({
      data: {
        projectId,
        roundId,
        sampleId,
        source: 'annotator',
        authorId: author.id,
        segmentationId: segmentation.id,
        state: state === 'submitted' ? 'submitted' : 'draft',
        ...more,
        errorTypes: 'errorTypes' in more ? [...more.errorTypes] : [],
      },
    });
    await test.db.assignment.create({ data: { projectId, roundId, sampleId, userId, state } });
    await test.db.roundSample.updateMany({ where: { sampleId }, data: { openPlaces: 0 } });
  }
});

const numbered = async (query: Partial<SampleQuery>) => {
  const { rows } = await listSamples(lead, projectId, { ...DEFAULT_SAMPLE_QUERY, ...query });
  return rows.map(({ number, externalId }) => `${number} ${externalId}`);
};

const ids = async (query: Partial<SampleQuery>, ctx: Ctx = lead) => {
  const page = await listSamples(ctx, projectId, { ...DEFAULT_SAMPLE_QUERY, ...query });
  expect(page.total).toBe(page.rows.length);
  return page.rows.map(({ externalId }) => externalId);
};

describe('listSamples', () => {
  it('numbers samples within their project, whatever is shown and in whatever order', async () => {
    expect(await numbered({})).toEqual(['1 a-1', '2 b-1', '3 c-1']);
    expect(await numbered({ sort: 'id', descending: true })).toEqual(['3 c-1', '2 b-1', '1 a-1']);
    expect(await numbered({ language: 'zh' })).toEqual(['2 b-1']);
    expect(await numbered({ state: 'withdrawn' })).toEqual(['4 d-1']);
    expect(await numbered({ size: 50, page: 9 })).toEqual([]);
  });

  it('by origin: what was constructed, or the rest; to an annotator neither tells which are', async () => {
    expect(await ids({ origin: 'constructed' })).toEqual(['c-1']);
    expect(await ids({ origin: 'collected' })).toEqual(['a-1', 'b-1']);
    expect((await listSampleFacets(lead, projectId)).constructed).toBe(true);
    expect(await ids({ origin: 'constructed' }, annotator)).toEqual([]);
    expect(await ids({ origin: 'collected' }, annotator)).toEqual([]);
    expect((await listSampleFacets(annotator, projectId)).constructed).toBe(false);
  });

  it('any sample: its state, verdicts and flag are shown', async () => {
    const { rows, total } = await listSamples(lead, projectId, DEFAULT_SAMPLE_QUERY);
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      {
        externalId: 'a-1',
        state: 'submitted',
        generator: 'model-7',
        machine: { verdict: 'inconsistent', method: 'offline' },
        human: {
          author: 'Author submitted',
          state: 'submitted',
          verdict: 'inconsistent',
          errorTypes: ['KConc'],
        },
      },
      {
        externalId: 'b-1',
        state: 'claimed',
        machine: null,
        human: { flagReason: 'odd', verdict: 'undecided' },
      },
      { externalId: 'c-1', state: 'open', machine: null, human: null },
    ]);
  });

  it('a draft that somebody begins after a submission: hides no verdict, and counts as the last touch', async () => {
    const { id: sampleId } = await test.db.sample.findFirstOrThrow({
      where: { projectId, externalId: 'a-1' },
    });
    const { userId } = await member(test.db, projectId, 'annotator');
    const { id: authorId } = await test.db.author.create({ data: { projectId, userId, name: 'Later' } });
    const { id: segmentationId } = await test.db.segmentation.create({ data: { sampleId } });
    const { id: roundId } = await firstRound(test.db, projectId);
    const begun = await test.db.annotation.create({
      data: { projectId, roundId, sampleId, source: 'annotator', authorId, segmentationId },
    });
    const { rows } = await listSamples(lead, projectId, DEFAULT_SAMPLE_QUERY);
    expect(rows[0]!.human).toMatchObject({
      ...{ author: 'Author submitted', state: 'submitted', verdict: 'inconsistent' },
      updatedAt: begun.updatedAt.toISOString(),
    });
    await test.db.annotation.delete({ where: { id: begun.id } });
  });

  it('filters', async () => {
    expect(await ids({ language: 'zh' })).toEqual(['b-1']);
    expect(await ids({ generator: 'model-7' })).toEqual(['a-1']);
    expect(await ids({ state: 'open' })).toEqual(['c-1']);
    expect(await ids({ state: 'claimed' })).toEqual(['b-1']);
    expect(await ids({ state: 'submitted' })).toEqual(['a-1']);
    expect(await ids({ state: 'withdrawn' })).toEqual(['d-1']);
    expect(await ids({ verdict: 'inconsistent' })).toEqual(['a-1']);
    expect(await ids({ verdict: 'undecided' })).toEqual(['b-1']);
    expect(await ids({ machine: 'inconsistent' })).toEqual(['a-1']);
    expect(await ids({ machine: 'consistent' })).toEqual([]);
    expect(await ids({ errorType: 'KConc' })).toEqual(['a-1']);
    expect(await ids({ flagged: true })).toEqual(['b-1']);
  });

  it('filters by annotator, and what is said of one annotation together', async () => {
    const { annotators } = await listSampleFacets(lead, projectId);
    const [claimed, submitted] = annotators;
    expect(annotators.map(({ name }) => name)).toEqual(['Author claimed', 'Author submitted']);
    expect(await ids({ annotator: submitted!.id })).toEqual(['a-1']);
    expect(await ids({ annotator: claimed!.id, flagged: true })).toEqual(['b-1']);
    expect(await ids({ annotator: claimed!.id, verdict: 'inconsistent' })).toEqual([]);
    expect(await ids({ annotator: claimed!.id, errorType: 'KConc' })).toEqual([]);
    expect(await ids({ annotator: submitted!.id, errorType: 'KConc' })).toEqual(['a-1']);
    expect(await ids({ annotator: claimed!.id }, annotator)).toEqual([]);
  });

  it('says what there is to filter by', async () => {
    expect(await listSampleFacets(lead, projectId)).toMatchObject({
      languages: ['en', 'zh'],
      generators: ['model-7'],
    });
    const { annotators } = await listSampleFacets(annotator, projectId);
    expect(annotators.map(({ name }) => name)).toEqual(['Author submitted']);
    await expect(listSampleFacets(await person(test.db), projectId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
  });

  it('searches ids from their start, and texts', async () => {
    expect(await ids({ search: 'c-' })).toEqual(['c-1']);
    expect(await ids({ search: '-1' })).toEqual([]);
    expect(await ids({ search: '江有多' })).toEqual(['b-1']);
    expect(await ids({ search: 'rises in the hills' })).toEqual(['a-1', 'b-1', 'c-1']); // of the reference
    expect(await ids({ search: 'paris' })).toEqual(['c-1']);
    expect(await ids({ search: "100%_'" })).toEqual([]);
  });

  it('sorts and pages', async () => {
    expect(await ids({ sort: 'id', descending: true })).toEqual(['c-1', 'b-1', 'a-1']);
    expect(await ids({ sort: 'updated', descending: true })).toEqual(['b-1', 'a-1', 'c-1']);
    const page = await listSamples(lead, projectId, { ...DEFAULT_SAMPLE_QUERY, page: 2 });
    expect(page).toEqual({ rows: [], total: 3 });
  });

  it('an annotator: sees nothing of peers', async () => {
    expect(await ids({ flagged: true }, annotator)).toEqual([]);
    const { rows } = await listSamples(annotator, projectId, DEFAULT_SAMPLE_QUERY);
    expect(rows.map(({ human }) => human?.verdict ?? null)).toEqual(['inconsistent', null, null]);
  });

  it('the gold of an answer: is shown as soon as it is there, to all but annotators', async () => {
    const { id } = await project(test.db);
    const [told, reader, anna] = [
      await member(test.db, id, 'lead'),
      await member(test.db, id, 'reader'),
      await member(test.db, id, 'annotator'),
    ];
    await sample(test.db, id, { externalId: 'read' });
    await sample(test.db, id, { externalId: 'unread' });
    await submitDraft(anna, (await claimSample(anna, id))!.annotationId, 'Hallu');
    const goldFor = async (ctx: Ctx) => {
      const { rows } = await listSamples(ctx, id, DEFAULT_SAMPLE_QUERY);
      return rows.map(({ externalId, gold }) => [externalId, gold]);
    };
    const shown = [
      ['read', { verdict: 'inconsistent', origin: 'single' }],
      ['unread', null],
    ];
    expect(await goldFor(told)).toEqual(shown);
    expect(await goldFor(reader)).toEqual(shown);
    expect(await goldFor(anna)).toEqual([
      ['read', null],
      ['unread', null],
    ]);
    await test.db.sample.updateMany({ where: { projectId: id }, data: { withdrawnAt: new Date() } });
    const { rows } = await listSamples(told, id, { ...DEFAULT_SAMPLE_QUERY, state: 'withdrawn' });
    expect(rows.map(({ gold }) => gold)).toEqual([null, null]);
  });

  it('an outsider: not found', async () => {
    await expect(listSamples(await person(test.db), projectId, DEFAULT_SAMPLE_QUERY)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
  });
});
