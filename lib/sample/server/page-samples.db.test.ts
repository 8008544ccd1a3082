import { beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { sampleCursorSchema } from '../sample-cursor';
import { pageSamples } from './page-samples';

const test = testDatabase();
let projectId: string;
let lead: Ctx;

const page = (from: object, ctx = lead) => pageSamples(ctx, projectId, sampleCursorSchema.parse(from));

beforeAll(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  for (const externalId of ['a', 'b', 'c', 'd', 'e']) await sample(test.db, projectId, { externalId });
  await sample(test.db, (await project(test.db)).id, { externalId: 'of another project' });
  await test.db.sample.updateMany({
    where: { projectId },
    data: { generator: 'model-1' },
  });
});

it('pages from cursor to cursor: every sample of the project once, in order, then none', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { samples, next } = await page({ limit: 2, ...(cursor && { cursor }) });
    seen.push(...samples.map(({ externalId }) => externalId));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('a last page that is full: has no next one', async () => {
  expect((await page({ limit: 5 })).next).toBeNull();
});

it('a withdrawn sample: comes only where it is asked for', async () => {
  await test.db.sample.updateMany({
    where: { projectId, externalId: 'c' },
    data: { withdrawnAt: new Date(), withdrawnReason: 'a double' },
  });
  const ids = async (cursor: object) => (await page(cursor)).samples.map(({ externalId }) => externalId);
  expect(await ids({})).toEqual(['a', 'b', 'd', 'e']);
  expect(await ids({ withdrawn: 'true' })).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('the generator: is told to a lead, and kept from an annotator who is not shown it', async () => {
  expect((await page({ limit: 1 })).samples[0]!.generator).toBe('model-1');
  const annotator = await member(test.db, projectId, 'annotator');
  expect((await page({ limit: 1 }, annotator)).samples[0]!.generator).toBeNull();
});

it('somebody outside: not found', async () => {
  await expect(page({}, await person(test.db))).rejects.toMatchObject({ error: { code: 'not_found' } });
});

it.each([{ cursor: 'x' }, { cursor: '-1' }, { limit: 0 }, { limit: 501 }])('%j: refused', (cursor) => {
  expect(() => sampleCursorSchema.parse(cursor)).toThrow();
});
