import { beforeEach, describe, expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import type { ExposureSettings } from '@/lib/project/exposure-policy';
import { member, person, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { submitDraft } from '@/lib/testing/database/round';
import type { Pedigree } from '../pedigree';
import { getIntended } from './get-intended';

const test = testDatabase();
const ANSWER = 'The river is 120 km long. It rises in a lake.';
const pedigree: Pedigree = {
  ...{ recipe: 'entity_swap', version: '1', source: 'source', intended: ['KInve'], model: null },
  edits: [{ start: 38, end: 44, was: 'the hills', is: 'a lake', evidence: { start: 26, end: 47 } }],
  rationale: 'The two places were exchanged.',
};
let given: TestDraft;
const seen = () => getIntended(given.annotator, given.projectId, given.sampleId);

beforeEach(() => start());

async function start(exposure?: ExposureSettings, prefilled = true): Promise<void> {
  given = await draft(test.db, {
    exposure,
    prefilled,
    texts: { answer: ANSWER, externalId: 'made', pedigree },
  });
}

const submit = () => submitDraft(given.annotator, given.annotationId);

const giveGold = () =>
  test.db.sampleProgress.update({
    where: { sampleId: given.sampleId },
    data: { goldVerdict: 'inconsistent', goldTypes: ['KInve'], goldStale: false },
  });

describe('what a sample was meant to hold', () => {
  it('before the submission, and before there is gold: is kept from its annotator', async () => {
    expect(await seen()).toBeNull();
    await submit();
    expect(await seen()).toBeNull();
    await giveGold();
    expect(await seen()).toEqual({
      types: ['KInve'],
      change: {
        pieces: [
          { kind: 'gone', text: 'the hills' },
          { kind: 'new', text: 'a lake' },
        ],
        evidence: [],
      },
      rationale: 'The two places were exchanged.',
    });
  });

  it('gold that others made: is kept from an annotator who has not submitted', async () => {
    await giveGold();
    expect(await seen()).toBeNull();
    const other = await member(test.db, given.projectId, 'annotator');
    expect(await getIntended(other, given.projectId, given.sampleId)).toBeNull();
  });

  it.each([
    ['blind', false],
    ['reveal', true],
    ['prefilled', true],
  ] as const)('an annotation under the policy %s, without a prediction: told %s', async (policy, told) => {
    await start({ policy, controlShare: 0 }, false);
    await submit();
    await giveGold();
    expect((await seen()) !== null).toBe(told);
  });

  it('an annotation of the control arm: is not told', async () => {
    await test.db.annotation.update({ where: { id: given.annotationId }, data: { control: true } });
    await submit();
    await giveGold();
    expect(await seen()).toBeNull();
  });

  it('while rounds have known answers: is not told', async () => {
    await submit();
    await giveGold();
    await test.db.round.updateMany({ where: { projectId: given.projectId }, data: { honeypotShare: 5 } });
    expect(await seen()).toBeNull();
  });

  it.each([
    ['its source', { externalId: 'source' }],
    ['another variant', { pedigree: { ...pedigree, recipe: 'number' } }],
  ])('while the annotator holds %s: is not told', async (_, variant) => {
    await submit();
    await giveGold();
    await sample(test.db, given.projectId, { answer: 'It rises in the hills.', ...variant });
    expect(await seen()).not.toBeNull();
    expect(await claimSample(given.annotator, given.projectId)).not.toBeNull();
    expect(await seen()).toBeNull();
  });

  it('for a reader: is told at once, as everything is; of another project or a plain sample: is nothing', async () => {
    const { projectId, sampleId } = given;
    const reader = await member(test.db, projectId, 'reader');
    expect(await getIntended(reader, projectId, sampleId)).toMatchObject({ types: ['KInve'] });
    const plain = await sample(test.db, projectId, {});
    expect(await getIntended(reader, projectId, plain.id)).toBeNull();
    const elsewhere = await draft(test.db);
    expect(await getIntended(reader, projectId, elsewhere.sampleId)).toBeNull();
    await expect(getIntended(await person(test.db), projectId, sampleId)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
