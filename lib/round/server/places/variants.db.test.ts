import { beforeEach, expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { textHash } from '@/lib/sample/identity';
import { firstRound, member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft } from '@/lib/testing/database/round';

const test = testDatabase();
let projectId: string;
beforeEach(async () => {
  projectId = (await project(test.db)).id;
});

/** A sample, of another one where a source is named. */
async function make(externalId: string, source: string | null = null): Promise<void> {
  const texts = {
    question: 'How long?',
    reference: 'It is 12 km long.',
    answer: `It is ${externalId} long.`,
  };
  const change = { recipe: 'number', version: '1', intended: ['KCont'], edits: [] };
  await test.db.sample.create({
    data: {
      ...{ ...texts, projectId, externalId, language: 'en' },
      textHash: textHash(texts.question, texts.reference, texts.answer),
      ...(source !== null && { pedigree: { ...change, source, model: null, rationale: null } }),
    },
  });
}

/** The ids of the next samples that a person takes and submits. */
async function work(ctx: Awaited<ReturnType<typeof member>>, count: number): Promise<string[]> {
  const taken: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const claim = await claimSample(ctx, projectId);
    if (!claim) break;
    const { externalId } = await test.db.sample.findUniqueOrThrow({ where: { id: claim.sampleId } });
    taken.push(externalId);
    await submitDraft(ctx, claim.annotationId);
  }
  return taken;
}
const familyOf = (externalId: string): string => externalId.slice(0, 1);

it('variants of one source go to different people while there are others to take, and are left over for nobody', async () => {
  for (const family of ['a', 'b', 'c', 'd']) {
    await make(family);
    await make(`${family}1`, family);
    await make(`${family}2`, family);
  }
  await firstRound(test.db, projectId);
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push(await member(test.db, projectId, 'annotator'));
  for (const one of people) {
    const taken = await work(one, 4);
    expect(new Set(taken.map(familyOf)).size).toBe(4);
  }
  // All twelve are taken, each once.
  expect(await work(people[0]!, 1)).toEqual([]);
});

it('somebody alone is given every variant in the end', async () => {
  for (const id of ['a', 'b']) await make(id);
  for (const id of ['a', 'b']) await make(`${id}1`, id);
  await firstRound(test.db, projectId);
  const taken = await work(await member(test.db, projectId, 'annotator'), 9);
  expect(taken.toSorted()).toEqual(['a', 'a1', 'b', 'b1']);
  expect(new Set(taken.slice(0, 2).map(familyOf)).size).toBe(2);
});
