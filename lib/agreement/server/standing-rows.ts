import { restrictedTo } from '../restricted';
import { RESTRICTED_LABELS } from '../restriction';
import { type PersonReading, type Standing, standingOf } from '../standing';
import type { SampleReadings } from './read-readings';

/** The rows of what people submitted on a sample: over all labels, and over those that are compared alone. */
export function standingRows({ roundId, sampleId, pooled, people, judges, ...sample }: SampleReadings) {
  const key = { roundId, sampleId, pooled };
  const whole = standingOf(sample, people, judges);
  const restricted = RESTRICTED_LABELS.flatMap((labels) => {
    const own = restrictedTo(people, labels);
    if (own.length === 0) return [];
    const isWhole = own.length === people.length && own.every(({ leftOut }) => leftOut.size === 0);
    const {
      agreement: _,
      pivotal: __,
      ...columns
    } = columnsOf(isWhole ? whole : standingOf(sample, own, judges), own);
    return { ...key, labels, ...columns };
  });
  return { whole: { ...key, ...columnsOf(whole, people) }, restricted };
}

type Timed = PersonReading & { activeMs: number; submittedAt: Date };

function columnsOf(standing: Standing, people: readonly Timed[]) {
  const byAuthor = new Map(people.map((person) => [person.authorId, person]));
  const inOrder = standing.raters.map((rater) => byAuthor.get(rater)!);
  return {
    ...standing,
    // The time is that of the whole annotation: none is known of a part of it.
    activeMs: inOrder.map(({ activeMs, leftOut }) => (leftOut && leftOut.size > 0 ? 0 : activeMs)),
    submitted: inOrder.map(({ submittedAt }) => submittedAt),
    // Copies, since the database takes plain JSON, without readonly in it.
    units: structuredClone(standing.units) as object[],
    evidence: { ...standing.evidence },
    judges: structuredClone(standing.judges) as object[],
  };
}
