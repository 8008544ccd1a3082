import { expect, it } from 'vitest';
import { SnapshotCounts } from './snapshot-counts';
import { partlyOpen, segmentsPerAnswer } from './manifest-view-schema';
import { annotation, boat, rule, TIME } from './snapshot-fixture';
import { snapshotRecord } from './snapshot-line';

it('a blind answer, one whose judge was shown, and one without labels: each is counted by what it is', () => {
  const run = { method: 'offline', version: '1', model: null, params: {}, judges: ['fact'], runAt: TIME };
  const prediction = annotation('m', [], {
    ...{ source: 'method', author: null, votes: false },
    run: run as never,
  });
  const samples = [
    boat('a', [annotation('p', [{ fact: 'consistent' }, { fact: 'consistent' }])]),
    boat(
      'b',
      [
        prediction,
        annotation(
          'q',
          [{ fact: 'inconsistent', type: 'KCont', exposure: 'verdict' }, { fact: 'consistent' }],
          {
            derivedFromId: 'm',
          },
        ),
      ],
      { generator: 'gpt' },
    ),
    boat('c', []),
  ];
  const counts = new SnapshotCounts();
  for (const sample of samples) counts.add(sample, snapshotRecord(sample, { rule, content: 'gold' }));
  const found = counts.counts();
  expect(found).toMatchObject({
    samples: 3,
    // In code points: the emoji is one.
    lengths: { question: 2, reference: 4, answer: 4 },
    gold: { consistent: 1, inconsistent: 1, open: 1 },
    types: { KCont: 1, Hallu: 0 },
    segments: { n: 4, inconsistent: 1 },
    goldOrigins: { single: 2, agreed: 0, adjudicated: 0 },
    variation: { shared: 0, unanimous: 0 },
    evidence: { supports: 0, contradicts: 1, not_found: 0 },
    ...{ annotators: 2, annotations: 2, blind: 1 },
    exposure: { nothing: 3, verdict: 1 },
    judges: [{ method: 'offline', version: '1', model: null, params: {}, labels: 1 }],
  });
  expect(partlyOpen(found)).toBe(0);
  expect(partlyOpen({ ...found, goldOrigins: { single: 0, agreed: 1, adjudicated: 0 } })).toBe(1);
  const named = (groups: typeof found.languages) =>
    groups.map(({ name, samples: n, gold }) => [name, n, gold.inconsistent]);
  expect(named(found.languages)).toEqual([['zh', 3, 1]]);
  expect(named(found.generators)).toEqual([
    ['', 2, 0],
    ['gpt', 1, 1],
  ]);
  expect(named(found.origins)).toEqual([['collected', 3, 1]]);
});

const countsOf = (...samples: ReturnType<typeof boat>[]) => {
  const counts = new SnapshotCounts();
  for (const sample of samples) counts.add(sample, snapshotRecord(sample, { rule, content: 'gold' }));
  return counts.counts();
};
const wrong = { fact: 'inconsistent', type: 'KCont' } as const;
const invented = { fact: 'inconsistent', type: 'Hallu' } as const;
const right = { fact: 'consistent' } as const;

it('one person under two authors: is one annotator', () => {
  const own = { person: 'ann' };
  const { annotators } = countsOf(
    boat('before', [annotation('imported', [right, right], own)]),
    boat('after', [annotation('account', [right, right], own), annotation('q', [right, right])]),
  );
  expect(annotators).toBe(2);
});

it('two people who name other types, and two whom a lead overrules: they gave the same verdict', () => {
  const lead = annotation('l', [wrong, right], { source: 'adjudication', votes: false });
  const { variation } = countsOf(
    boat('types', [annotation('p', [wrong, right]), annotation('q', [invented, right])]),
    boat('overruled', [annotation('p', [right, right]), annotation('q', [right, right]), lead]),
    boat('verdicts', [annotation('p', [wrong, right]), annotation('q', [right, right])]),
  );
  expect(variation).toEqual({ shared: 6, unanimous: 5 });
});

it('an answer whose verdict is decided while a type, or the verdict on another segment, is open: partly open', () => {
  const found = countsOf(
    boat('type', [annotation('p', [wrong, right]), annotation('q', [invented, right])]),
    boat('segment', [annotation('p', [wrong, right]), annotation('q', [wrong, wrong])]),
    boat('done', [annotation('p', [wrong, right]), annotation('q', [wrong, right])]),
  );
  expect(found.gold).toEqual({ consistent: 0, inconsistent: 3, open: 0 });
  expect(partlyOpen(found)).toBe(2);
});

it('a method that predicted an answer with two thresholds: a row each, which counts the answer once', () => {
  const predicted = (id: string, threshold: number, verdict: 'consistent' | 'inconsistent') =>
    annotation(id, [], {
      ...{ source: 'method', author: null, votes: false, verdict },
      run: {
        ...{ method: 'offline', version: '2', model: null, params: { threshold } },
        ...{ judges: ['fact'], runAt: TIME },
      },
    });
  const { scores } = countsOf(
    boat('a', [
      predicted('m', 0.5, 'inconsistent'),
      predicted('n', 0.7, 'consistent'),
      annotation('p', [wrong, right]),
    ]),
  );
  const nothing = { tp: 0, fn: 0, fp: 0, tn: 0 };
  const judge = { method: 'offline', version: '2', model: null };
  expect(scores).toEqual([
    { ...judge, params: { threshold: 0.5 }, all: { ...nothing, tp: 1 }, safe: { ...nothing, tp: 1 } },
    { ...judge, params: { threshold: 0.7 }, all: { ...nothing, fn: 1 }, safe: { ...nothing, fn: 1 } },
  ]);
});

it('blind labels that a lead accepts as they are: keep their origin, and are no blind gold', () => {
  const accepted = annotation('l', [right, right], { source: 'adjudication', votes: false });
  const draft = annotation('l', [right, right], {
    ...{ source: 'adjudication', votes: false, state: 'draft', submittedAt: null },
  });
  const found = countsOf(
    boat('accepted', [annotation('p', [right, right]), accepted]),
    boat('begun', [annotation('p', [right, right]), draft]),
    boat('untouched', [annotation('p', [right, right])]),
  );
  expect(found.goldOrigins).toEqual({ single: 3, agreed: 0, adjudicated: 0 });
  expect(found.blind).toBe(2);
});

it('segments an answer: of those that have some; of a generator whose answers nobody labelled there is none', () => {
  const found = countsOf(
    boat('two', [annotation('p', [right, right])], { generator: 'gpt' }),
    boat('one', [annotation('p', [right])], { generator: 'gpt' }),
    boat('open', [annotation('p', [right]), annotation('q', [wrong])], { generator: 'gpt' }),
    boat('none', [], { generator: 'gpt' }),
    boat('other', [], { generator: 'glm' }),
  );
  expect(found.segments).toEqual({ n: 4, inconsistent: 0, answers: 3 });
  expect(segmentsPerAnswer(found)).toBe(4 / 3);
  expect(found.generators.map((group) => [group.name, segmentsPerAnswer(group)])).toEqual([
    ['glm', null],
    ['gpt', 4 / 3],
  ]);
});

it('segments an answer, where it was not kept how many have some: told where none is open alone', () => {
  const segments = { n: 4, inconsistent: 0 };
  const gold = { consistent: 2, inconsistent: 0, open: 0 };
  expect(segmentsPerAnswer({ segments, gold, samples: 2 })).toBe(2);
  expect(segmentsPerAnswer({ segments, gold: { ...gold, open: 1 }, samples: 3 })).toBeNull();
});
