import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/verdict';
import { STAGES } from '@/lib/typology/error-type';
import { type EvidenceSums, evidenceSums, NO_EVIDENCE } from './evidence-sums';
import { comparedUnits } from './compared-units';
import { type Cell, judgedCells, type JudgeReading } from './judged-cells';
import { type LabelCode, toCode } from './label-code';
import { placeOf } from './level';
import { pairsOf } from './pairs';
import { pivotalUnits } from './pivotal';
import { clauseSign, judgeSign, peopleSign, wordsSign } from './sign';
import type { Range } from './span-overlap';
import type { ReadSegment, Unit } from './units';
import { type Word, wordOf } from './word';

/** The worst that stands between people on one sample, least first; a sample with one label at most is `single`. */
export const STANDING_KINDS = ['single', 'agreed', 'unsure', 'type', 'category', 'verdict'] as const;
export type StandingKind = (typeof STANDING_KINDS)[number];

/** A submitted annotation of one person. */
export interface PersonReading {
  authorId: string;
  segments: readonly ReadSegment[];
  /** Segments whose labels are not compared. The verdict on the whole answer hangs on them, and is undecided then. */
  leftOut?: ReadonlySet<string>;
}

/** A unit as it is stored: its places in the answer, and a label of each rater. */
export interface StandingUnit {
  at: readonly Range[];
  labels: (LabelCode | null)[];
  /** Clauses that anybody cited for it. */
  clauses?: string[];
}

/** How people, and judges, stand to each other on one sample of a round. */
export interface Standing {
  /** Ids of authors, ascending; labels and verdicts are in this order. */
  raters: string[];
  verdicts: AnswerVerdict[];
  /** Whether all cut the answer alike. */
  alike: boolean;
  units: StandingUnit[];
  /** Units that two or more judged. */
  comparable: number;
  kind: StandingKind;
  /** Raw agreement at the depth of types; null where nothing could be compared. */
  agreement: number | null;
  /** Units on which the verdict on the whole answer hangs. */
  pivotal: number;
  /** Signs (sign.ts) of what two said, who differs, what a judge said. */
  signs: string[];
  evidence: EvidenceSums;
  judges: { method: string; cells: Cell[] }[];
}

/** Makes the standing of a sample from what people submitted in a round, and from judges' present readings. */
export function standingOf(
  sample: { answer: string; reference: string },
  people: readonly PersonReading[],
  judges: readonly JudgeReading[],
): Standing {
  const sorted = [...people].sort((a, b) => (a.authorId < b.authorId ? -1 : 1));
  const raters = sorted.map(({ authorId }) => authorId);
  const { alike, units } = comparedUnits(sample.answer, sorted);
  const shared = units.filter(({ labels }) => labels.filter((label) => label !== null).length > 1);
  const judged = judges.map((judge) => ({
    method: judge.method,
    cells: judgedCells(sample.answer, sorted, judge),
  }));
  return {
    ...{ raters, alike, units: units.map(stored), comparable: shared.length },
    verdicts: sorted.map(verdictOf),
    kind: raters.length < 2 ? 'single' : worstKind(shared),
    agreement: typeAgreement(shared),
    pivotal: pivotalUnits(shared.map(({ labels }) => labels)).filter(Boolean).length,
    signs: signsOf(shared, raters, judged),
    evidence:
      raters.length < 2
        ? NO_EVIDENCE
        : evidenceSums(
            shared.map(({ labels }) => labels.flatMap((label) => (label ? [label.evidence] : []))),
            sample.reference.length,
          ),
    judges: judged,
  };
}

function verdictOf({ segments, leftOut }: PersonReading): AnswerVerdict {
  if (leftOut && leftOut.size > 0) return 'undecided';
  return answerVerdict(
    segments.map(({ label }) => label),
    STAGES,
  );
}

function stored({ spans, labels }: Unit): StandingUnit {
  const clauses = [...new Set(labels.flatMap((label) => label?.clauses ?? []))];
  const codes = labels.map((label) => label && toCode(label));
  return { at: spans, labels: codes, ...(clauses.length > 0 && { clauses }) };
}

const wordsOf = ({ labels }: Unit): (Word | null)[] => labels.map((label) => label && wordOf(label));

/** How far apart the labels of one unit are. */
export function kindOf(labels: readonly (LabelCode | null)[]): StandingKind {
  const given = labels.filter((label) => label !== null);
  if (given.length < 2) return 'single';
  const differs = (depth: 'verdict' | 'category' | 'type') => {
    const places = new Set(given.map((code) => placeOf(code, depth)).filter((place) => place !== null));
    return places.size > 1;
  };
  if (differs('verdict')) return 'verdict';
  if (differs('category')) return 'category';
  if (differs('type')) return 'type';
  const sides = new Set(given.map((code) => placeOf(code, 'verdict')));
  return sides.has(null) ? 'unsure' : 'agreed';
}

/** The worst that stands between people on any of these units. */
export function worstKind(units: readonly Unit[]): StandingKind {
  const kinds = units.map((unit) => kindOf(stored(unit).labels));
  return STANDING_KINDS.findLast((kind) => kinds.includes(kind)) ?? 'single';
}

/** Raw agreement at the depth of types; null where nothing can be compared. */
export function typeAgreement(units: readonly Unit[]): number | null {
  let [sum, count] = [0, 0];
  for (const unit of units) {
    const pairs = [...pairsOf(wordsOf(unit))];
    if (pairs.length === 0) continue;
    sum += pairs.filter(([a, b]) => a === b).length / pairs.length;
    count += 1;
  }
  return count === 0 ? null : sum / count;
}

function signsOf(units: readonly Unit[], raters: readonly string[], judged: Standing['judges']): string[] {
  const signs = new Set<string>();
  for (const unit of units)
    for (const [a, b, first, second] of pairsOf(wordsOf(unit))) {
      signs.add(wordsSign(a, b));
      if (a === b) continue;
      signs.add(peopleSign(raters[first]!, raters[second]!));
      for (const clause of unit.labels.flatMap((label) => label?.clauses ?? []))
        signs.add(clauseSign(clause));
    }
  for (const { method, cells } of judged)
    for (const [, human, judge] of cells) signs.add(judgeSign(method, human, judge));
  return [...signs].sort();
}
