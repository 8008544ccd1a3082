import { Prisma } from '@/generated/prisma/client';
import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { saidByMethods, saidByPeople } from './compared-parts';

const test = testDatabase();
const { sql } = Prisma;

const segment = (id: number, fact = 'consistent') => ({ id, parents: [id], text: 'It is red.', fact });
const method = (fact: string) => ({ source: 'method', derived_from: null, segments: [segment(0, fact)] });
const person = (id: number, fact = 'consistent') => ({
  ...{ source: 'annotator', annotator: 'p', derived_from: id },
  ...{ flips: [{ segment: id, at: 'then' }], segments: [segment(id, fact)] },
});
const labels = ['p', 'q'].map((annotator) => ({ annotator, verdict: 'consistent' }));
const record = (annotations: object[], unit: object = {}, more: object = {}) => ({
  ...{ id: 'a', metadata: {}, past_segments: [], annotations },
  gold: { verdict: 'consistent', rule: { kind: 'none' }, units: [{ text: 'It is red.', labels, ...unit }] },
  ...more,
});

/** Which parts of two records differ: what people say, what methods say. */
async function differing(before: object, after: object, held = { hasAnnotations: true, alike: true }) {
  const [found] = await test.db.$queryRaw<{ people: boolean; methods: boolean }[]>`
    SELECT ${saidByPeople(sql`a.record`, held)} <> ${saidByPeople(sql`b.record`, held)} AS people, ${saidByMethods(sql`a.record`, held)} <> ${saidByMethods(sql`b.record`, held)} AS methods
    FROM (SELECT ${JSON.stringify(before)}::jsonb AS record) a, (SELECT ${JSON.stringify(after)}::jsonb AS record) b`;
  return found;
}
const one = record([method('consistent'), person(0)], { predictions: [{ method: 'm' }] });

it.each([
  ['nothing', one, { people: false, methods: false }],
  [
    'a prediction before the person’s annotation',
    record([method('inconsistent'), method('consistent'), person(1)], { predictions: [] }),
    { people: false, methods: true },
  ],
  [
    'the order of who said what',
    record(one.annotations, { labels: labels.toReversed() }),
    { people: false, methods: false },
  ],
  [
    'the person’s verdict',
    record([method('consistent'), person(0, 'unsure')]),
    { people: true, methods: false },
  ],
  [
    'what the gold was made of',
    record(one.annotations, { touched_by: ['m'] }),
    { people: true, methods: false },
  ],
  ['metadata', record(one.annotations, {}, { metadata: { port: 'Oslo' } }), { people: true, methods: false }],
  [
    'the judges that doubt a released label',
    record(one.annotations, {}, { erratum: { outcome: 'open', doubted_by: [{ method: 'm' }] } }),
    { people: true, methods: true },
  ],
] as const)('%s differs: told of people and of methods', async (_, other, told) => {
  expect(await differing(one, other)).toEqual(told);
});

it('judges that doubt, of a released label on both sides: methods alone', async () => {
  const doubted = (params: object, suspect: boolean, ...judges: string[]) =>
    record([], {}, { erratum: { suspect, doubted_by: judges.map((judge) => ({ method: judge, params })) } });
  expect(await differing(doubted({}, false), doubted({}, true, 'm'))).toEqual({
    people: false,
    methods: true,
  });
  expect(await differing(doubted({}, true, 'm'), doubted({ n: 1 }, true, 'm'))).toEqual({
    ...{ people: false, methods: false },
  });
});

it('of two that hold other things: the gold alone', async () => {
  const held = { hasAnnotations: false, alike: false };
  const other = record([], { touched_by: ['m'], labels: undefined }, { metadata: { port: 'Oslo' } });
  expect(await differing(one, other, held)).toEqual({ people: false, methods: false });
  expect(await differing(one, record([], { verdict: 'inconsistent' }), held)).toMatchObject({ people: true });
});
