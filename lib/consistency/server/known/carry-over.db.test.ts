import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { type Ctx, commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { DEFAULT_SAMPLE_QUERY, filterOf } from '@/lib/sample/query';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import { sampleFilter } from '@/lib/sample/server/sample-filter';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote, type VoteLabel } from '@/lib/testing/database/votes';
import { startRun } from '../control/start-run';
import { runMethod } from '../run-method';

const test = testDatabase();
let projectId: string;
let lead: Ctx & { userId: string };

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterAll(() => closeBoss());

/** A sample whose two sentences somebody has judged; true without a person: nobody has. */
async function judged(externalId: string, said: readonly VoteLabel[] | null, answer?: string) {
  const { id } = await sample(test.db, projectId, { externalId, ...(answer && { answer }) });
  if (said) {
    const cut = await cutAt(test.db, id, 26);
    const annotator = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
    await vote(annotator, { projectId, sampleId: id, ...cut }, said);
  }
  return id;
}

async function carry(): Promise<string> {
  const { id } = await startRun(lead, projectId, { method: 'carry-over' });
  await runMethod({ actor: commandLineActor, db: test.db }, id, new AbortController().signal);
  return id;
}

/** What a run says of a sample, segment by segment. */
async function said(runId: string, sampleId: string) {
  const { verdict, prefills, labels } = await test.db.annotation.findFirstOrThrow({
    where: { runId, sampleId },
    include: { labels: { include: { segment: true }, orderBy: { segment: { text: 'desc' } } } },
  });
  return {
    ...{ verdict, prefills },
    labels: labels.map(({ segment, fact, errorType, machine }) => [
      segment.text,
      fact,
      errorType,
      (machine as { carriedFrom?: string[] }).carriedFrom ?? null,
    ]),
  };
}

describe('carrying labels over in a project', () => {
  it('a new answer of which one sentence is known: takes its label over, leaves the other open, and pre-fills', async () => {
    await judged('old', ['consistent', 'KCont']);
    const id = await judged('new', null, 'It rises in a lake! It is deep.');
    expect(await said(await carry(), id)).toEqual({
      ...{ verdict: 'inconsistent', prefills: true },
      labels: [
        ['It rises in a lake!', 'inconsistent', 'KCont', ['old']],
        ['It is deep.', 'not_judged', null, null],
      ],
    });
  });

  it('what a lead adjudicated: counts instead of what annotators said', async () => {
    const old = await judged('old', ['KCont', 'KCont']);
    const cut = await cutAt(test.db, old, 26);
    await vote({ ...lead, db: test.db }, { projectId, sampleId: old, ...cut }, ['consistent', 'consistent']);
    await test.db.annotation.updateMany({
      where: { segmentationId: cut.segmentationId },
      data: { source: 'adjudication', roundId: null },
    });
    const id = await judged('new', null);
    expect(await said(await carry(), id)).toMatchObject({ verdict: 'consistent' });
  });

  it('people differ, and a sample that was withdrawn: nothing is taken over', async () => {
    await judged('a', ['consistent', 'KCont']);
    const b = await judged('b', ['KCont', 'KCont']);
    const id = await judged('new', null);
    expect((await said(await carry(), id)).labels).toMatchObject([
      ['The river is 120 km long.', 'not_judged', null, null],
      ['It rises in a lake.', 'inconsistent', 'KCont', ['a', 'b']],
    ]);
    await test.db.sample.update({
      where: { id: b },
      data: { withdrawnAt: new Date(), withdrawnReason: 'a double' },
    });
    expect((await said(await carry(), id)).labels).toMatchObject([
      ['The river is 120 km long.', 'consistent', null, ['a']],
      ['It rises in a lake.', 'inconsistent', 'KCont', ['a']],
    ]);
  });

  it("a sample's own labels and those of another project: count for nothing", async () => {
    const own = await judged('own', ['consistent', 'KCont']);
    expect(await said(await carry(), own)).toMatchObject({
      verdict: null,
      labels: [
        ['The river is 120 km long.', 'not_judged', null, null],
        ['It rises in a lake.', 'not_judged', null, null],
      ],
    });
    projectId = (await project(test.db)).id;
    lead = await member(test.db, projectId, 'lead');
    const elsewhere = await judged('elsewhere', null);
    expect(await said(await carry(), elsewhere)).toMatchObject({ verdict: null });
  });

  it('an annotator starts from it: what is carried over counts as a label of a peer that they saw, the rest does not', async () => {
    const old = await judged('old', ['consistent', 'KCont']);
    await judged('new', null, 'It rises in a lake. It is deep.');
    await carry();
    await test.db.roundSample.updateMany({ where: { sampleId: old }, data: { openPlaces: 0 } });
    const annotator = await member(test.db, projectId, 'annotator');
    const claim = await claimSample(annotator, projectId);
    const { segments } = await getWorkspace(annotator, claim!);
    expect(segments.map(({ label }) => [label.fact, label.exposure])).toEqual([
      ['inconsistent', 'peer'],
      ['not_judged', 'segmentation'],
    ]);
    expect(segments[0]!.machine!.details.carriedFrom).toEqual(['old']);
  });

  it('the filter of samples: those whose carry-over left something that nobody labelled, and those that are carried over whole', async () => {
    await judged('old', ['consistent', 'KCont']);
    await judged('whole', null);
    await judged('part', null, 'It rises in a lake. It is deep.');
    await judged('open', null, 'It is deep.');
    const read = await judged('later', null, 'It is wide.');
    expect(await listSampleFacets(lead, projectId)).toMatchObject({ carried: false });
    await carry();
    await judged('unread', null, 'It is blue.');
    expect(await listSampleFacets(lead, projectId)).toMatchObject({ carried: true });
    const found = async (carried: 'whole' | 'new') => {
      const query = { ...filterOf(DEFAULT_SAMPLE_QUERY), carried };
      const rows = await test.db.$queryRaw<{ externalId: string }[]>`
        SELECT s."externalId" FROM "Sample" s WHERE ${sampleFilter(projectId, query, { all: true })} ORDER BY 1`;
      return rows.map(({ externalId }) => externalId);
    };
    expect([await found('whole'), await found('new')]).toEqual([['whole'], ['later', 'open', 'part']]);
    const annotator = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
    await vote(annotator, { projectId, sampleId: read, ...(await cutAt(test.db, read, 6)) }, [
      'consistent',
      'KCont',
    ]);
    expect(await found('new')).toEqual(['open', 'part']);
  });

  it('nobody but a lead: is refused', async () => {
    const annotator = await member(test.db, projectId, 'annotator');
    await expect(startRun(annotator, projectId, { method: 'carry-over' })).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});
