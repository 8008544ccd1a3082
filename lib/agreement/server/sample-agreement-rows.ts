import { restrictedTo } from '../units/restricted';
import { RESTRICTED_LABELS } from '../units/restriction';
import { type RaterAnnotation, type SampleAgreement, sampleAgreement } from '../units/sample-agreement';
import type { SampleAnnotations } from './load-annotations';

/** The rows of what people submitted on a sample: over all labels, and over those that are compared alone. */
export function sampleAgreementRows({
  roundId,
  sampleId,
  pooled,
  people,
  methods,
  ...sample
}: SampleAnnotations) {
  const key = { roundId, sampleId, pooled };
  const whole = sampleAgreement(sample, people, methods);
  const restricted = RESTRICTED_LABELS.flatMap((labels) => {
    const own = restrictedTo(people, labels);
    if (own.length === 0) return [];
    const isWhole = own.length === people.length && own.every(({ leftOut }) => leftOut.size === 0);
    const {
      agreement: _,
      pivotal: __,
      ...columns
    } = columnsOf(isWhole ? whole : sampleAgreement(sample, own, methods), own);
    return { ...key, labels, ...columns };
  });
  return { whole: { ...key, ...columnsOf(whole, people) }, restricted };
}

type Timed = RaterAnnotation & { activeMs: number; submittedAt: Date };

function columnsOf(sampleAgreement: SampleAgreement, people: readonly Timed[]) {
  const byAuthor = new Map(people.map((person) => [person.authorId, person]));
  const inOrder = sampleAgreement.raters.map((rater) => byAuthor.get(rater)!);
  return {
    ...sampleAgreement,
    // The time is that of the whole annotation: none is known of a part of it.
    activeMs: inOrder.map(({ activeMs, leftOut }) => (leftOut && leftOut.size > 0 ? 0 : activeMs)),
    submitted: inOrder.map(({ submittedAt }) => submittedAt),
    // Copies, since the database takes plain JSON, without readonly in it.
    units: structuredClone(sampleAgreement.units) as object[],
    evidence: { ...sampleAgreement.evidence },
    methods: structuredClone(sampleAgreement.methods) as object[],
  };
}
