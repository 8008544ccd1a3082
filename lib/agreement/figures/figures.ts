import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { Coefficient, CoefficientName } from '../statistics/coefficient';
import type { Drift } from './drift';
import type { EvidenceSums } from '../statistics/evidence-sums';
import type { JudgedCell } from '../units/judged-cells';
import type { ConfidenceInterval } from '../statistics/confidence-interval';
import type { Level } from '../units/level';
import type { LabelPace } from './label-pace';
import type { DisagreementKind, UnitAgreement } from '../units/sample-agreement';
import type { Category } from '../units/category';

/** Fewer than three people cannot be told apart without a truth. */
export const FEWEST_RATERS = 3;

/** A coefficient with its interval, or why there is none. */
export type Measured = Coefficient & { interval: ConfidenceInterval };

export interface LevelFigures {
  /** Units that two or more took a side on, and labels on them. */
  units: number;
  labels: number;
  /** Units that anybody took a side on. */
  judged: number;
  coefficients: Record<CoefficientName, Measured>;
}

export interface EvidenceFigures extends EvidenceSums {
  meanF1: Measured;
  meanIou: Measured;
  alpha: Measured;
}

/** Two people on the units that both judged. */
export interface PairFigures {
  a: string;
  b: string;
  units: number;
  raw: Coefficient;
  kappa: Measured;
}

export interface MethodFigures {
  method: string;
  /** Person's word, judge's word, units. */
  cells: [human: Category, judge: Category, count: number][];
  people: { author: string; units: number; agreed: number; kappa: Coefficient }[];
}

export interface WeekFigures {
  /** Its Monday. */
  week: string;
  units: number;
  raw: Measured;
  alpha: Measured;
  typeAlpha: Measured;
}

export interface PersonFigures {
  author: string;
  answers: number;
  /** Comparisons with others' labels on consistent or not, and how many agreed. */
  compared: number;
  agreed: number;
  drift: Drift | null;
  pace: LabelPace;
  /** By Dawid and Skene: how often the person says consistent of what is, inconsistent of what is; null without an estimate. */
  sensitivity: { consistent: number | null; inconsistent: number | null } | null;
}

/** How often units that somebody gave this were given something else by another. */
export interface Breeding {
  key: string;
  units: number;
  differing: number;
}

/** All that the page of agreement shows, made of the sample agreements of a round. */
export interface AgreementFigures {
  /**
   * Samples with a label; with labels of two or more; of those, where a unit could be compared, and where the
   * segmentations differ.
   */
  samples: number;
  shared: number;
  comparable: number;
  segmentedDifferently: number;
  kinds: Record<DisagreementKind, number>;
  /** Labels that took no side, and are left out. */
  unsure: number;
  levels: Record<Level, LevelFigures>;
  evidence: EvidenceFigures;
  /** What two people said of one unit, in the order of words; each pair of labels once. */
  confusion: [a: Category, b: Category, count: number][];
  pairs: Record<'verdict' | 'type', PairFigures[]>;
  methods: MethodFigures[];
  weeks: WeekFigures[];
  people: PersonFigures[];
  /** Null with fewer than three people, or nothing to estimate from. */
  dawidSkene: { prevalence: number[]; iterations: number; converged: boolean } | null;
  types: Breeding[];
  clauses: Breeding[];
}

/** What figures are made of: a sample agreement as it lies in the database. */
export interface StoredSampleAgreement {
  raters: readonly string[];
  verdicts: readonly AnswerVerdict[];
  activeMs: readonly number[];
  submitted: readonly Date[];
  sameSegmentation: boolean;
  units: readonly UnitAgreement[];
  comparable: number;
  kind: DisagreementKind;
  evidence: EvidenceSums;
  methods: readonly { method: string; cells: readonly JudgedCell[] }[];
}
