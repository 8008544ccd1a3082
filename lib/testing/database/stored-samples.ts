import fc from 'fast-check';
import { EVIDENCE_ORIGINS } from '@/lib/annotation/evidence/evidence';
import { typeFits } from '@/lib/annotation/labels/judgement';
import { personsVerdict } from '@/lib/annotation/labels/submission';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import { EXPOSURES } from '@/lib/annotation/view';
import { pastSegments } from '@/lib/exchange/contents/segment-numbers';
import { STORED_PLACE_STATES, STRATA } from '@/lib/exchange/contents/stored';
import type {
  StoredAnnotation,
  StoredComment,
  StoredFlip,
  StoredJudgement,
  StoredLabel,
  StoredPerson,
  StoredPlace,
  StoredQueued,
  StoredSample,
  StoredSegment,
} from '@/lib/exchange/contents/stored';
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
      relation,
      start,
      end,
      origin,
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
      fact: verdict,
      logic: verdict,
      errorType: maybe(fc.constantFrom(...ERROR_TYPES)),
      note: text,
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
  at: time,
  method: text,
  exposure: fc.constantFrom(...EXPOSURES),
  before: maybe(saying),
  after: maybe(saying),
  machine: saying,
});

const round = fc.record({
  number: fc.integer({ min: 1, max: 9 }),
  kind: fc.constantFrom('pilot' as const, 'main' as const, 'reannotation' as const),
  name: text,
  counts: fc.boolean(),
});

/** A small cast, so that one person reads a sample in several rounds, and two share a name. */
const CAST: StoredPerson[] = [
  { name: 'Ann', number: 1 },
  { name: '王伟', number: 1 },
  { name: '王伟', number: 2 },
  { name: '=B "C"', number: 1 },
];
const someone = fc.constantFrom(...CAST);

const queued: fc.Arbitrary<StoredQueued[] | null> = fc.option(
  fc.uniqueArray(
    fc.record({
      round: fc.integer({ min: 1, max: 9 }),
      places: fc.nat(5),
      open: fc.nat(5),
      honeypot: fc.boolean(),
      stratum: fc.constantFrom(...STRATA),
      draw: maybe(
        fc.record({
          rank: fc.integer({ min: 1, max: 99 }),
          score: maybe(fc.constantFrom(0, 0.25, 1)),
          share: fc.nat(100),
          of: fc.integer({ min: 1, max: 99 }),
        }),
      ),
    }),
    { maxLength: 3, selector: ({ round }) => round },
  ),
  { nil: null },
);
const place: fc.Arbitrary<StoredPlace> = fc.record({
  round: fc.integer({ min: 1, max: 9 }),
  person: someone,
  state: fc.constantFrom(...STORED_PLACE_STATES),
  reason: maybe(text),
  claimedAt: time,
  submittedAt: maybe(time),
});

/** Comments of which each may answer the first, about any of these segments. */
const comments = (segments: readonly string[]): fc.Arbitrary<StoredComment[]> =>
  fc
    .array(
      fc.record({
        by: someone,
        at: time,
        body: text,
        mentions: fc.array(someone, { maxLength: 2 }),
        segmentId: segments.length === 0 ? fc.constant(null) : maybe(fc.constantFrom(...segments)),
        replies: fc.boolean(),
        editedAt: maybe(time),
        deletedAt: maybe(time),
        resolvedAt: maybe(time),
        resolvedBy: maybe(someone),
      }),
      { maxLength: 3 },
    )
    .map((all) =>
      all.map(({ replies, ...one }, index) => ({
        ...one,
        replyTo: replies && index > 0 ? 0 : null,
        body: `${one.body}${one.mentions.map((_, at) => `<@${at}>`).join(' ')}`,
      })),
    );

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
    | 'honeypot'
    | 'returnReason'
    | 'peerCommentsSeenAt'
  >;
  flips: Omit<StoredFlip, 'segmentId'>[];
  author: StoredPerson;
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
      honeypot: kind === 'annotator' ? maybe(fc.boolean()) : fc.constant(null),
      returnReason: kind === 'annotator' ? maybe(text.filter((value) => value !== '')) : fc.constant(null),
      peerCommentsSeenAt: kind === 'annotator' ? maybe(time) : fc.constant(null),
      confirmed: fc.nat(9),
      changed: fc.nat(9),
      note: text,
      flagReason: maybe(written),
      activeMs: fc.nat(9_000_000),
      createdAt: time,
    }),
    flips: fc.array(flip, { maxLength: kind === 'annotator' ? 3 : 0 }),
    author: someone,
    params: fc.dictionary(written, text, { maxKeys: 2 }),
  });
}

function annotation(from: Draft, index: number, pool: StoredSegment[]): StoredAnnotation {
  const labels: StoredLabel[] = from.picks.map((pick, at) => ({ ...pool[pick]!, label: from.labels[at]! }));
  const method = from.kind === 'method';
  const said = labels.map(({ label }) => label!);
  const verdict = method ? answerVerdict(said, STAGES) : personsVerdict(said);
  return {
    ...from.rest,
    id: `annotation ${index}`,
    source: from.kind,
    labels,
    state: 'submitted',
    author: method ? null : from.author.name,
    authorNumber: method ? null : from.author.number,
    run: method
      ? {
          method: 'offline',
          version: `${index}`,
          params: from.params,
          model: from.rest.flagReason,
          judges: [...STAGES],
          runAt: from.rest.createdAt,
        }
      : null,
    flips: labels.length === 0 ? [] : from.flips.map((one) => ({ ...one, segmentId: labels[0]!.id })),
    derivedFromId: index > 0 && from.rest.confirmed > 4 ? 'annotation 0' : null,
    verdict: verdict === 'undecided' ? null : verdict,
    submittedAt: from.rest.createdAt,
  };
}

/** Each person once in a round, as the database has it; what was begun from one that is gone was begun from nothing. */
function onceEach(annotations: readonly StoredAnnotation[]): StoredAnnotation[] {
  const seen = new Set<string>();
  const kept = annotations.filter(({ source, author, authorNumber, run, round }) => {
    const key = JSON.stringify([source, author, authorNumber, run, round?.number ?? null]);
    return !seen.has(key) && seen.add(key);
  });
  const ids = new Set(kept.map(({ id }) => id));
  return kept.map((one) => (ids.has(one.derivedFromId ?? '') ? one : { ...one, derivedFromId: null }));
}

/** Any sample with up to four annotations that share segments, some of them made from others. */
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
          { maxLength: 4 },
        ),
        own: fc.record({
          externalId: written,
          language: fc.constantFrom('zh', 'en', 'und'),
          generator: maybe(written),
          coarseLabel: maybe(fc.constantFrom('consistent' as const, 'inconsistent' as const)),
          coarseType: maybe(fc.constantFrom(...ERROR_TYPES)),
          metadata: fc.dictionary(written, fc.oneof(text, fc.integer(), fc.boolean()), { maxKeys: 3 }),
          pedigree: maybe(
            fc.record({
              recipe: written,
              version: written,
              source: written,
              intended: fc.subarray([...ERROR_TYPES]),
              edits: fc.array(
                fc.record({
                  start: fc.nat(9),
                  end: fc.nat(9),
                  was: written,
                  is: written,
                  evidence: maybe(fc.constant({ start: 0, end: 2 })),
                }),
                { maxLength: 2 },
              ),
              model: maybe(written),
              rationale: maybe(written),
            }),
          ),
          withdrawnAt: maybe(time),
          withdrawnReason: maybe(written),
        }),
      })
      .map(({ pool, drafts, own }) => {
        const [a, b, c, d] = pool as [StoredSegment, StoredSegment, StoredSegment, StoredSegment];
        const family = [a, b, { ...c, parentIds: [a.id, b.id] }, { ...d, parentIds: [c.id] }];
        const annotations = drafts.map((from, index) => annotation(from, index, family));
        return { id: 's', question, reference, answer, ...own, annotations: onceEach(annotations), family };
      })
      .chain(({ family, ...sample }) =>
        fc
          .record({
            queued,
            places: fc.array(place, { maxLength: 3 }),
            comments: comments(family.map(({ id }) => id)),
          })
          .map((related) => {
            const about = related.comments.flatMap(({ segmentId }) => segmentId ?? []);
            const find = (id: string) => family.find((one) => one.id === id);
            return { ...sample, ...related, past: pastSegments(sample.annotations, find, about) };
          }),
      ),
  );
