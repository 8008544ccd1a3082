import type { GoldVerdict } from '@/lib/adjudication/support';
import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import type { Share } from '@/lib/annotation/exposure/proportion';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { ErrorType } from '@/lib/typology/error-type';

/** How a sample came to be read in a round that is ranked by score. */
export interface BoardDraw {
  /** Number of the round. */
  round: number;
  /** From its ranked part, or from the part that is drawn at random. */
  arm: 'ranked' | 'random';
  /** By score among all samples of the round, from 1 on, when it was drawn; and how many these were. */
  rank: number;
  of: number;
}

/** One answer of a project with what people say of it. */
export interface BoardSample {
  id: string;
  /** Answers to one question hang together. */
  question: string;
  language: string;
  generator: string | null;
  /** That constructed it of another sample; null: it was collected. */
  recipe: string | null;
  /** Length of the answer in UTF-16 code units. */
  length: number;
  /** Null while it is undecided; such answers are counted and never scored. */
  gold: GoldVerdict | null;
  /** Error types of its inconsistent gold; an answer with several counts for each. */
  types: readonly ErrorType[];
  /** Where its gold is inconsistent. */
  failed: readonly TextRange[];
  /** Its gold rests on labels alone that were given without seeing any judge's verdict or another person's label, and no lead adjudicated it. */
  blind: boolean;
  /** Families of judges that may have moved its gold (judge-safe.ts). */
  touched: readonly string[];
  /** What each person says of the answer by labels given before any judge spoke, by author's id. */
  labels: ReadonlyMap<string, AnswerVerdict>;
  /** Of the ranked rounds that count in which somebody took it. */
  draws: readonly BoardDraw[];
}

/** What a judge says of one answer. */
export interface AnswerPrediction {
  verdict: AnswerVerdict;
  /** How surely inconsistent, by the judge's own measure; null where it has none. */
  score: number | null;
  /** Places of its failed units. */
  failed: readonly TextRange[];
}

/** Everything that was paid for a judge's predictions. */
export interface JudgeUsage {
  /** In units of the currency of the endpoint's prices; null where the model has none. */
  paid: number | null;
  /** Answers that were read for it. */
  answers: number;
  calls: number;
  tokens: number;
}

/** A method with its model and parameters. */
export interface BoardJudge {
  /** Id of the latest of its runs. */
  id: string;
  method: string;
  version: string;
  model: string | null;
  params: unknown;
  usage: JudgeUsage | null;
  /** What its scores are: the highest of its units, the share of units that failed, or none. */
  score: 'unit_score' | 'failed_share' | null;
  /** People's agreement with it where its predictions were shown before the verdict, and in the control arm. */
  shown: { shown: Share; control: Share };
}

export interface JudgedAnswers {
  judge: BoardJudge;
  /** In the order of the samples; null of those that it has no prediction of. */
  predictions: readonly (AnswerPrediction | null)[];
}

/** All that a board is made of. */
export interface BoardData {
  samples: readonly BoardSample[];
  judged: readonly JudgedAnswers[];
}
