import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { STAGES } from '@/lib/typology/error-type';
import { type EvidenceSums, evidenceSums, NO_EVIDENCE } from '../statistics/evidence-sums';
import { comparedUnits } from './compared-units';
import { type JudgedCell, judgedCells, type MethodPrediction } from './judged-cells';
import { type LabelCode, toCode } from './label-code';
import { levelIndex } from './level';
import { pairsOf } from './pairs';
import { pivotalUnits } from '../statistics/pivotal';
import { clauseCellKey, methodCellKey, ratersCellKey, categoriesCellKey } from './cell-key';
import type { TextRange } from '../statistics/span-overlap';
import type { RatedSegment, Unit } from './units';
import { type Category, categoryOf } from './category';

/** The worst that stands between people on one sample, least first; a sample with one label at most is `single`. */
export const DISAGREEMENT_LEVELS = ['single', 'agreed', 'unsure', 'type', 'category', 'verdict'] as const;
export type DisagreementKind = (typeof DISAGREEMENT_LEVELS)[number];

/** A submitted annotation of one person. */
export interface RaterAnnotation {
  authorId: string;
  segments: readonly RatedSegment[];
  /** Segments whose labels are not compared. The verdict on the whole answer hangs on them, and is undecided then. */
  leftOut?: ReadonlySet<string>;
}

/** A unit as it is stored: its places in the answer, and a label of each rater. */
export interface UnitAgreement {
  at: readonly TextRange[];
  labels: (LabelCode | null)[];
  /** Clauses that anybody cited for it. */
  clauses?: string[];
}

/** How people, and methods, stand to each other on one sample of a round. */
export interface SampleAgreement {
  /** Ids of authors, ascending; labels and verdicts are in this order. */
  raters: string[];
  verdicts: AnswerVerdict[];
  /** Whether all segmented the answer alike. */
  sameSegmentation: boolean;
  units: UnitAgreement[];
  /** Units that two or more judged. */
  comparable: number;
  kind: DisagreementKind;
  /** Raw agreement at the depth of types; null where nothing could be compared. */
  agreement: number | null;
  /** Units on which the verdict on the whole answer hangs. */
  pivotal: number;
  /** Cell keys (cell-key.ts) of what two said, who differs, what a judge said. */
  cellKeys: string[];
  evidence: EvidenceSums;
  methods: { method: string; cells: JudgedCell[] }[];
}

/** Makes the agreement on a sample from what people submitted in a round, and from methods' present predictions. */
export function sampleAgreement(
  sample: { answer: string; reference: string },
  people: readonly RaterAnnotation[],
  methods: readonly MethodPrediction[],
): SampleAgreement {
  const sorted = [...people].sort((a, b) => (a.authorId < b.authorId ? -1 : 1));
  const raters = sorted.map(({ authorId }) => authorId);
  const { sameSegmentation, units } = comparedUnits(sample.answer, sorted);
  const shared = units.filter(({ labels }) => labels.filter((label) => label !== null).length > 1);
  const judged = methods.map((judge) => ({
    method: judge.method,
    cells: judgedCells(sample.answer, sorted, judge),
  }));
  return {
    raters,
    sameSegmentation,
    units: units.map(stored),
    comparable: shared.length,
    verdicts: sorted.map(verdictOf),
    kind: raters.length < 2 ? 'single' : worstKind(shared),
    agreement: typeAgreement(shared),
    pivotal: pivotalUnits(shared.map(({ labels }) => labels)).filter(Boolean).length,
    cellKeys: signsOf(shared, raters, judged),
    evidence:
      raters.length < 2
        ? NO_EVIDENCE
        : evidenceSums(
            shared.map(({ labels }) => labels.flatMap((label) => (label ? [label.evidence] : []))),
            sample.reference.length,
          ),
    methods: judged,
  };
}

function verdictOf({ segments, leftOut }: RaterAnnotation): AnswerVerdict {
  if (leftOut && leftOut.size > 0) return 'undecided';
  return answerVerdict(
    segments.map(({ label }) => label),
    STAGES,
  );
}

function stored({ spans, labels }: Unit): UnitAgreement {
  const clauses = [...new Set(labels.flatMap((label) => label?.clauses ?? []))];
  const codes = labels.map((label) => label && toCode(label));
  return { at: spans, labels: codes, ...(clauses.length > 0 && { clauses }) };
}

const wordsOf = ({ labels }: Unit): (Category | null)[] => labels.map((label) => label && categoryOf(label));

/** How far apart the labels of one unit are. */
export function kindOf(labels: readonly (LabelCode | null)[]): DisagreementKind {
  const given = labels.filter((label) => label !== null);
  if (given.length < 2) return 'single';
  const differs = (granularity: 'verdict' | 'category' | 'type') => {
    const places = new Set(
      given.map((code) => levelIndex(code, granularity)).filter((place) => place !== null),
    );
    return places.size > 1;
  };
  if (differs('verdict')) return 'verdict';
  if (differs('category')) return 'category';
  if (differs('type')) return 'type';
  const sides = new Set(given.map((code) => levelIndex(code, 'verdict')));
  return sides.has(null) ? 'unsure' : 'agreed';
}

/** The worst that stands between people on any of these units. */
export function worstKind(units: readonly Unit[]): DisagreementKind {
  const kinds = units.map((unit) => kindOf(stored(unit).labels));
  return DISAGREEMENT_LEVELS.findLast((kind) => kinds.includes(kind)) ?? 'single';
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

function signsOf(
  units: readonly Unit[],
  raters: readonly string[],
  judged: SampleAgreement['methods'],
): string[] {
  const cellKeys = new Set<string>();
  for (const unit of units)
    for (const [a, b, first, second] of pairsOf(wordsOf(unit))) {
      cellKeys.add(categoriesCellKey(a, b));
      if (a === b) continue;
      cellKeys.add(ratersCellKey(raters[first]!, raters[second]!));
      for (const clause of unit.labels.flatMap((label) => label?.clauses ?? []))
        cellKeys.add(clauseCellKey(clause));
    }
  for (const { method, cells } of judged)
    for (const [, human, judge] of cells) cellKeys.add(methodCellKey(method, human, judge));
  return [...cellKeys].sort();
}
