import fc from 'fast-check';
import { EVIDENCE_ORIGINS } from '@/lib/annotation/evidence';
import { typeFits } from '@/lib/annotation/judgement';
import { personsVerdict } from '@/lib/annotation/submission';
import { answerVerdict } from '@/lib/annotation/verdict';
import { EXPOSURES } from '@/lib/annotation/view';
import { pastSegments } from '@/lib/exchange/segment-numbers';
import type {
  StoredAnnotation,
  StoredFlip,
  StoredJudgement,
  StoredLabel,
  StoredSample,
  StoredSegment,
} from '@/lib/exchange/stored';
import { EXPOSURE_POLICIES } from '@/lib/project/exposure-policy';
import { ERROR_TYPES, STAGES } from '@/lib/typology/error-type';
import { judgeSteps } from './stored-steps';

// Samples as the database holds them, with every kind of annotation and hostile texts; for property tests.

const PIECES = [
  'a',
  'Ü',
  '中',
  '😀',
  '𠮷',
  '"',
  ',',
  '\r\n',
  '\n',
  '\t',
  "'",
  '=',
  '＋',
  '-',
  '\\u0000',
  ' ',
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join(''));
const written = text.map((value) => `${value}x`);
const time = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
  .map((at) => new Date(at).toISOString());
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Positions between characters, so that no span parts a surrogate pair. */
function positions(value: string): number[] {
  return [...value].reduce((all, character) => [...all, all.at(-1)! + character.length], [0]);
}

const spanOf = (value: string): fc.Arbitrary<[number, number]> =>
  fc
    .uniqueArray(fc.constantFrom(...positions(value)), { minLength: 2, maxLength: 2 })
    .map(([a, b]) => (a! < b! ? [a!, b!] : [b!, a!]));

function evidence(reference: string, person: boolean): fc.Arbitrary<StoredJudgement['evidence'][number]> {
  const origin = fc.constantFrom(...(person ? EVIDENCE_ORIGINS : (['method'] as const)));
  const none = fc.record({
    relation: fc.constant('not_found' as const),
    searched: fc.array(written, { maxLength: 2 }),
    origin,
  });
  if (reference === '') return none;
  const relation = fc.constantFrom('supports' as const, 'contradicts' as const);
  const span = fc.tuple(relation, spanOf(reference), origin);
  return fc.oneof(
    none,
    span.map(([relation, [start, end], origin]) => ({
      ...{ relation, start, end, origin },
      quote: reference.slice(start, end),
    })),
  );
}

function judgement(reference: string, person: boolean): fc.Arbitrary<StoredJudgement> {
  const said = ['consistent', 'inconsistent', 'unsure'] as const;
  const verdict = fc.constantFrom(...said, ...(person ? [] : (['abstained', 'not_judged'] as const)));
  const machine = fc.record({
    score: fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((score) => score || 0),
    suggestedType: maybe(fc.constantFrom(...ERROR_TYPES)),
    findings: fc.array(
      fc.record({ rule: text, weight: fc.constantFrom('verdict' as const, 'note' as const) }),
      {
        maxLength: 2,
      },
    ),
    rationale: text,
  });
  const steps = judgeSteps(reference, text, reference === '' ? null : spanOf(reference));
  const reasoned = fc.tuple(machine, fc.option(steps)).map(([said, inSteps]) => ({
    ...said,
    ...(inSteps && { steps: inSteps }),
  }));
  const first = fc.record({
    fact: verdict,
    logic: verdict,
    errorType: maybe(fc.constantFrom(...ERROR_TYPES)),
  });
  const clause = fc.record({
    version: fc.integer({ min: 1, max: 99 }),
    id: fc.constant('2.1(3)'),
    title: text,
  });
  return fc
    .record({
      ...{ fact: verdict, logic: verdict, errorType: maybe(fc.constantFrom(...ERROR_TYPES)), note: text },
      evidence: fc.array(evidence(reference, person), { maxLength: 3 }),
      exposure: fc.constantFrom(...EXPOSURES),
      decidedAt: person ? time : fc.constant(null),
      revealedAt: person ? maybe(time) : fc.constant(null),
      first: person ? maybe(first) : fc.constant(null),
      guideline: person ? maybe(fc.integer({ min: 1, max: 99 })) : fc.constant(null),
      clause: person ? maybe(clause) : fc.constant(null),
      machine: person ? fc.constant(null) : reasoned,
    })
    .map((label) => {
      const fits = label.errorType !== null && typeFits(label.errorType, label);
      const failed = label.fact === 'inconsistent' || label.logic === 'inconsistent';
      return { ...label, errorType: fits ? label.errorType : person && failed ? 'Other' : null };
    });
}

const segment = (answer: string): fc.Arbitrary<StoredSegment> =>
  fc.record({
    id: fc.uuid(),
    text: written,
    spans: fc.array(spanOf(answer), { maxLength: 1 }),
    parentIds: fc.constant([]),
  });

const saying = fc.record({
  fact: fc.constantFrom('consistent' as const, 'inconsistent' as const),
  logic: fc.constantFrom('consistent' as const, 'not_judged' as const),
  errorType: maybe(fc.constantFrom(...ERROR_TYPES)),
});
const flip = fc.record({
  ...{ at: time, method: text, exposure: fc.constantFrom(...EXPOSURES) },
  ...{ before: maybe(saying), after: maybe(saying), machine: saying },
});

const round = fc.record({
  number: fc.integer({ min: 1, max: 9 }),
  kind: fc.constantFrom('pilot' as const, 'main' as const, 'reannotation' as const),
  name: text,
  counts: fc.boolean(),
});

interface Draft {
  kind: 'method' | 'annotator' | 'adjudication';
  picks: number[];
  labels: StoredJudgement[];
  rest: Pick<
    StoredAnnotation,
    | 'superseded'
    | 'confirmed'
    | 'changed'
    | 'note'
    | 'flagReason'
    | 'activeMs'
    | 'createdAt'
    | 'policy'
    | 'control'
    | 'round'
  >;
  flips: Omit<StoredFlip, 'segmentId'>[];
  author: string;
  params: Record<string, string>;
}

function draft(kind: Draft['kind'], reference: string, pool: number): fc.Arbitrary<Draft> {
  return fc.record({
    kind: fc.constant(kind),
    picks: fc.uniqueArray(fc.nat(pool - 1), { maxLength: pool }),
    labels: fc.array(judgement(reference, kind !== 'method'), { minLength: pool, maxLength: pool }),
    rest: fc.record({
      superseded: kind === 'method' ? fc.boolean() : fc.constant(false),
      policy: kind === 'annotator' ? maybe(fc.constantFrom(...EXPOSURE_POLICIES)) : fc.constant(null),
      control: kind === 'annotator' ? fc.boolean() : fc.constant(false),
      round: kind === 'annotator' ? maybe(round) : fc.constant(null),
      ...{
        confirmed: fc.nat(9),
        changed: fc.nat(9),
        note: text,
        flagReason: maybe(written),
        activeMs: fc.nat(9_000_000),
        createdAt: time,
      },
    }),
    flips: fc.array(flip, { maxLength: kind === 'annotator' ? 3 : 0 }),
    ...{ author: written, params: fc.dictionary(written, text, { maxKeys: 2 }) },
  });
}

function annotation(from: Draft, index: number, pool: StoredSegment[]): StoredAnnotation {
  const labels: StoredLabel[] = from.picks.map((pick, at) => ({ ...pool[pick]!, label: from.labels[at]! }));
  const method = from.kind === 'method';
  const said = labels.map(({ label }) => label!);
  const verdict = method ? answerVerdict(said, STAGES) : personsVerdict(said);
  return {
    ...from.rest,
    ...{ id: `annotation ${index}`, source: from.kind, labels, state: 'submitted' },
    author: method ? null : from.author,
    authorNumber: method ? null : index + 1,
    run: method
      ? {
          ...{
            method: 'offline',
            version: `${index}`,
            params: from.params,
            model: from.rest.flagReason,
            judges: [...STAGES],
          },
          runAt: from.rest.createdAt,
        }
      : null,
    flips: labels.length === 0 ? [] : from.flips.map((one) => ({ ...one, segmentId: labels[0]!.id })),
    derivedFromId: index > 0 && from.rest.confirmed > 4 ? 'annotation 0' : null,
    verdict: verdict === 'undecided' ? null : verdict,
    submittedAt: from.rest.createdAt,
  };
}

/** Any sample with up to three annotations that share segments, some of them made from others. */
export const storedSample: fc.Arbitrary<StoredSample> = fc
  .record({ question: text, reference: text, answer: written })
  .chain(({ question, reference, answer }) =>
    fc
      .record({
        pool: fc.array(segment(answer), { minLength: 4, maxLength: 4 }),
        drafts: fc.array(
          fc
            .constantFrom('method' as const, 'annotator' as const, 'adjudication' as const)
            .chain((kind) => draft(kind, reference, 4)),
          { maxLength: 3 },
        ),
        own: fc.record({
          externalId: written,
          language: fc.constantFrom('zh', 'en', 'und'),
          generator: maybe(written),
          coarseLabel: maybe(fc.constantFrom('consistent' as const, 'inconsistent' as const)),
          coarseType: maybe(fc.constantFrom(...ERROR_TYPES)),
          metadata: fc.dictionary(written, fc.oneof(text, fc.integer(), fc.boolean()), { maxKeys: 3 }),
          ...{ withdrawnAt: maybe(time), withdrawnReason: maybe(written) },
        }),
      })
      .map(({ pool, drafts, own }) => {
        const [a, b, c, d] = pool as [StoredSegment, StoredSegment, StoredSegment, StoredSegment];
        const family = [a, b, { ...c, parentIds: [a.id, b.id] }, { ...d, parentIds: [c.id] }];
        const annotations = drafts.map((from, index) => annotation(from, index, family));
        const past = pastSegments(annotations, (id) => family.find((one) => one.id === id));
        return { id: 's', question, reference, answer, ...own, past, annotations };
      }),
  );
