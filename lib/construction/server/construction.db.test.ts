import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { pedigreeSchema } from '../pedigree';
import { getConstructed } from './get-constructed';
import { getConstruction } from './get-construction';
import { listConstructed } from './list-constructed';
import { makeConstruction } from './make-construction';
import { startConstruction } from './start-construction';
import { stopConstruction } from './stop-construction';

const test = testDatabase();
const never = new AbortController().signal;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterAll(() => closeBoss());

/** Samples of a ferry, each with a number of its own, whose gold is what it is said to be. */
async function ferries(
  count: number,
  gold: 'consistent' | 'inconsistent' | null = 'consistent',
  more = '',
): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const text = `Ferry ${gold} carries ${120 + n} people.${more}`;
    const { id } = await sample(test.db, projectId, {
      question: 'How many?',
      reference: text,
      answer: text,
      language: 'en',
      externalId: `${gold}-${n}`,
    });
    await test.db.sampleProgress.update({
      where: { sampleId: id },
      data: { goldVerdict: gold, goldStale: false },
    });
  }
}
const make = (id: string, signal = never) =>
  makeConstruction({ actor: commandLineActor, db: test.db }, id, signal);
async function made(wanted: Record<string, number>, language: string | null = null): Promise<string> {
  const { id } = await startConstruction(lead, projectId, { wanted, language });
  await make(id);
  return id;
}
const constructed = () =>
  test.db.sample.findMany({
    where: { projectId, constructionId: { not: null } },
    orderBy: { ordinal: 'asc' },
  });

describe('the latest construction', () => {
  it('names the recipes that fell short, and is past a day later', async () => {
    await ferries(2);
    const id = await made({ number: 1, 'number+negation': 2 });
    const latest = async () => (await getConstruction(lead, projectId)).latest!;
    const short = [{ recipe: 'number+negation', wanted: 2, made: 0 }];
    expect(await latest()).toMatchObject({ id, done: 1, total: 3, short, past: false });
    const long = new Date(Date.now() - 25 * 3_600_000);
    await test.db.construction.update({ where: { id }, data: { finishedAt: long } });
    expect(await latest()).toMatchObject({ short, past: true, finishedAt: long.toISOString() });
  });

  it('is past once a model was asked for samples since', async () => {
    await ferries(1);
    await made({ number: 2 });
    await test.db.run.create({
      data: { projectId, kind: 'construction', method: 'construction', version: '1', params: {}, judges: [] },
    });
    expect((await getConstruction(lead, projectId)).latest).toMatchObject({ past: true });
  });
});

describe('a construction', () => {
  it('three of five sources: three samples with their pedigree, under ids and in an order that tell nothing', async () => {
    await ferries(5);
    await ferries(2, 'inconsistent');
    const id = await made({ number: 3 });
    const rows = await constructed();
    expect(rows).toHaveLength(3);
    for (const { pedigree, externalId, answer, reference, coarseLabel, metadata } of rows) {
      const { recipe, intended, source, edits } = pedigreeSchema.parse(pedigree);
      expect({ recipe, intended, coarseLabel, metadata }).toEqual({
        ...{ recipe: 'number', intended: ['KCont'], coarseLabel: null, metadata: {} },
      });
      expect(source).toMatch(/^consistent-\d$/);
      expect(externalId).toMatch(/^consistent-[1-9]\d*$/);
      const { start, was, is } = edits[0]!;
      expect(answer).toBe(reference.slice(0, start) + is + reference.slice(start + was.length));
    }
    expect(rows.map(({ textHash }) => textHash)).toEqual(rows.map(({ textHash }) => textHash).toSorted());
    expect(await getConstruction(lead, projectId)).toMatchObject({
      sources: [{ language: 'en', n: 5, claimed: 0 }],
      latest: { id, state: 'done', done: 3, total: 3 },
    });
    const actions = await test.db.auditEvent.findMany({ where: { objectId: id }, orderBy: { at: 'asc' } });
    expect(actions.map(({ action, after }) => [action, after])).toEqual([
      [
        'construction.start',
        { wanted: { number: 3 }, claimed: false, language: null, generator: null, length: null },
      ],
      ['construction.end', { samples: 3, wanted: 3 }],
    ]);
  });

  it('more than there are places for: makes what there is, and a second one makes nothing twice', async () => {
    await ferries(4);
    await made({ number: 9 });
    expect(await constructed()).toHaveLength(4);
    expect((await getConstruction(lead, projectId)).latest).toMatchObject({
      ...{ done: 4, total: 9, past: false },
      short: [{ recipe: 'number', wanted: 9, made: 4 }],
    });
    await made({ number: 9 });
    expect(await constructed()).toHaveLength(4);
  });

  it('two recipes: each source has one error a sample, and both recipes may use it', async () => {
    await ferries(2);
    await made({ number: 2, negation: 2 });
    const rows = (await constructed()).map(({ pedigree }) => pedigreeSchema.parse(pedigree));
    const sources = (of: string) => rows.filter(({ recipe }) => recipe === of).map(({ source }) => source);
    expect(sources('number').toSorted()).toEqual(['consistent-0', 'consistent-1']);
    expect(rows.every(({ edits }) => edits.length === 1)).toBe(true);
  });

  it('a combination: both errors in one answer, under its one name, beside what its parts make by themselves', async () => {
    await ferries(2, 'consistent', ' It is green.');
    const id = await made({ 'negation+number': 2, number: 1 });
    const rows = (await constructed()).map(({ pedigree, ...row }) => ({
      ...row,
      ...pedigreeSchema.parse(pedigree),
    }));
    expect(rows.map(({ recipe }) => recipe).toSorted()).toEqual([
      'number',
      ...Array(2).fill('number+negation'),
    ]);
    for (const { answer, reference, edits, version, intended } of rows.filter(
      ({ recipe }) => recipe !== 'number',
    )) {
      expect({ version, intended }).toEqual({ version: '1+1', intended: ['KCont'] });
      const [number, negation] = edits;
      expect(reference.slice(number!.start, number!.end)).toBe(number!.was);
      expect(negation).toMatchObject({ was: 'is', is: 'is not', start: reference.indexOf('is green') });
      expect(answer).toBe(reference.replace(number!.was, number!.is).replace('is green', 'is not green'));
    }
    const { order } = await test.db.construction.findUniqueOrThrow({ where: { id } });
    expect(order).toMatchObject({ wanted: { 'number+negation': 2, number: 1 } });
    expect((await getConstruction(lead, projectId)).recipes).toMatchObject([
      { recipe: 'number', made: 1 },
      { recipe: 'number+negation', intended: ['KCont'], made: 2, outcomes: { undecided: 2 } },
    ]);
  });

  it('stopped in the middle: goes on with what it lacks, and makes nothing twice', async () => {
    await ferries(60);
    const { id } = await startConstruction(lead, projectId, { wanted: { number: 60 } });
    const stop = new AbortController();
    const watch = (async () => {
      while ((await constructed()).length === 0);
      stop.abort(new Error('stopped'));
    })();
    await make(id, stop.signal).catch(() => undefined);
    await watch;
    await make(id);
    expect(await constructed()).toHaveLength(60);
    expect(await test.db.construction.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ state: 'done', done: 60, total: 60 },
    });
  });

  it('of one language: leaves the other sources alone', async () => {
    await ferries(2);
    await made({ number: 2 }, 'zh');
    expect(await constructed()).toHaveLength(0);
  });

  it('claimed to be consistent and not decided: are sources only where they are asked for, and gold has the last word', async () => {
    await ferries(1);
    await ferries(2, null);
    await ferries(1, 'inconsistent');
    await test.db.sample.updateMany({ where: { projectId }, data: { coarseLabel: 'consistent' } });
    const { sources } = await getConstruction(lead, projectId);
    expect(sources).toEqual([{ language: 'en', n: 1, claimed: 2 }]);
    const order = { wanted: { number: 10 }, language: null };
    await make((await startConstruction(lead, projectId, order)).id);
    expect(await constructed()).toHaveLength(1);
    await make((await startConstruction(lead, projectId, { ...order, claimed: true })).id);
    const all = (await constructed()).map(({ pedigree }) => pedigreeSchema.parse(pedigree).source);
    expect(all.toSorted()).toEqual(['consistent-0', 'null-0', 'null-1']);
  });

  it('withdrawn, undecided and constructed samples: are no sources', async () => {
    await ferries(1);
    await ferries(1, null);
    await made({ number: 1 });
    const [one] = await constructed();
    await test.db.sampleProgress.update({
      where: { sampleId: one!.id },
      data: { goldVerdict: 'consistent', goldStale: false },
    });
    await test.db.sample.updateMany({
      where: { projectId, externalId: 'consistent-0' },
      data: { withdrawnAt: new Date() },
    });
    await made({ negation: 5, number: 5 });
    expect(await constructed()).toHaveLength(1);
  });

  it('what people found: is compared with what was meant', async () => {
    await ferries(3);
    await made({ number: 3 });
    const [right, none] = await constructed();
    await test.db.sampleProgress.update({
      where: { sampleId: right!.id },
      data: { goldVerdict: 'inconsistent', goldTypes: ['KCont'], goldStale: false },
    });
    await test.db.sampleProgress.update({
      where: { sampleId: none!.id },
      data: { goldVerdict: 'consistent', goldStale: false },
    });
    const { recipes } = await getConstruction(lead, projectId);
    expect(recipes.find(({ recipe }) => recipe === 'number')).toMatchObject({
      made: 3,
      outcomes: { as_intended: 1, no_error: 1, undecided: 1 },
      accepted: { value: 0.5 },
    });
    const { samples, total } = await listConstructed(lead, projectId, { recipe: 'number', page: 1 });
    expect(total).toBe(3);
    expect(samples.map(({ outcome }) => outcome).toSorted()).toEqual([
      'as_intended',
      'no_error',
      'undecided',
    ]);
    expect(await getConstructed(lead, projectId, samples[0]!.id)).toEqual(samples[0]);
    expect(await getConstructed(lead, projectId, samples[0]!.source!.id)).toBeNull();
    expect(samples.every(({ source, pedigree }) => source!.answer.includes(pedigree.edits[0]!.was))).toBe(
      true,
    );
  });

  it('one that is going: no second one, and it can be stopped once', async () => {
    await ferries(1);
    const { id } = await startConstruction(lead, projectId, { wanted: { number: 1 } });
    await expect(startConstruction(lead, projectId, { wanted: { number: 1 } })).rejects.toMatchObject({
      error: { code: 'state', reason: 'already_running' },
    });
    await stopConstruction(lead, projectId, id);
    await expect(stopConstruction(lead, projectId, id)).rejects.toMatchObject({
      error: { code: 'state', object: 'construction', reason: 'already_ended' },
    });
    await make(id);
    expect(await constructed()).toHaveLength(0);
  });

  it('nothing wanted, an unknown recipe, what is no combination or too many: are refused', async () => {
    for (const wanted of [{}, { number: 0 }, { nothing: 1 }, { 'number+number': 1 }, { number: 10_001 }])
      await expect(startConstruction(lead, projectId, { wanted })).rejects.toThrow();
  });

  it.each(['annotator', 'reader'] as const)('for a %s: is closed', async (role) => {
    const other = await member(test.db, projectId, role);
    for (const verb of [
      () => startConstruction(other, projectId, { wanted: { number: 1 } }),
      () => getConstruction(other, projectId),
      () => getConstructed(other, projectId, projectId),
      () => listConstructed(other, projectId, { recipe: 'number', page: 1 }),
    ])
      await expect(verb()).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });

  it('of another project: is not found', async () => {
    const outsider = await person(test.db);
    await expect(getConstruction(outsider, projectId)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
