import { beforeEach, expect, it } from 'vitest';
import { type Ctx, commandLineActor } from '@/lib/auth/ctx';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { ngramSignature } from '../ngram-signature';
import { DEFAULT_SAMPLE_QUERY } from '../query';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { indexSamples } from './index-samples';

const test = testDatabase();
const TEXTS = { question: '长江有多长？', answer: 'Straße 😀 of İzmir', reference: 'zebra' };
const texts = [TEXTS.question, TEXTS.reference, TEXTS.answer];
let projectId: string;
let lead: Ctx;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});

const sign = () => indexSamples({ actor: commandLineActor, db: test.db });
const totals = async () => {
  const searches = ['长江', '江', 'Zebra', 'z', '😀', 'STRASSE', 'straße', 'İz', 'a-1', 'wolf', '江长'];
  const pages = searches.map((search) => listSamples(lead, projectId, { ...DEFAULT_SAMPLE_QUERY, search }));
  return (await Promise.all(pages)).map(({ total }) => total);
};
const FOUND = [1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0];

it('finds the same with and without an n-gram signature', async () => {
  const { id } = await sample(test.db, projectId, { ...TEXTS, externalId: 'a-1' });
  await sample(test.db, (await project(test.db)).id, { ...TEXTS, externalId: 'a-1' });
  expect(await totals()).toEqual(FOUND);
  expect(await sign()).toBe(2);
  const { ngramSignature: stored } = await test.db.sample.findUniqueOrThrow({ where: { id } });
  expect(stored).toEqual(ngramSignature(texts));
  expect(await totals()).toEqual(FOUND);
  expect(await sign()).toBe(0);
});

it('does not read texts whose n-grams rule a search out', async () => {
  const { id } = await sample(test.db, projectId, TEXTS);
  await test.db.sample.update({ where: { id }, data: { ngramSignature: new Uint8Array(8) } });
  // A single letter has no piece, and the texts are read for it.
  expect(await totals()).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
});

it('leaves a sample that somebody holds for the next time, and takes each once where two are at it', async () => {
  const ids = await Promise.all([...Array(5)].map(() => sample(test.db, projectId)));
  await test.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM "Sample" WHERE id = ${ids[0]!.id}::uuid FOR UPDATE`;
    const [one, other] = await Promise.all([sign(), sign()]);
    expect(one + other).toBe(4);
  });
  expect(await sign()).toBe(1);
});

it('an aborted signal: stops', async () => {
  await sample(test.db, projectId);
  const told = new Error('enough');
  await expect(indexSamples({ actor: commandLineActor, db: test.db }, AbortSignal.abort(told))).rejects.toBe(
    told,
  );
});
