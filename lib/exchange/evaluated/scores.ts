import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { isDefined } from '@/lib/agreement/statistics/coefficient';
import { cohenOf } from '@/lib/agreement/statistics/cohen-kappa';
import type { GivenLabel } from './file-labels';

/** A label and what a judge made of the same answer, or of the same part of it. */
export interface LabelPair {
  given: GivenLabel;
  judged: AnswerVerdict;
  generator: string | null;
  corruption: string | null;
}

/** Null where there is nothing to divide by. An undecided verdict is the same as no label. */
interface Scores {
  labels: number;
  /** Labels that the judge left undecided. */
  undecided: number;
  /** Share of labels that the judge said the same of. */
  accuracy: number | null;
  /** Mean of the accuracies on consistent and on inconsistent labels. */
  balancedAccuracy: number | null;
  /** Of those judged inconsistent, the share that is; of inconsistent ones, the share judged so; their harmonic mean. */
  precision: number | null;
  recall: number | null;
  f1: number | null;
  /** Cohen's kappa of labels and verdicts, with undecided as a verdict of its own. */
  kappa: number | null;
}

/** Scores of one level, answers or segments. */
export interface LevelScores extends Scores {
  /** Of inconsistent labels of each type (`untyped` where none was named), the share judged inconsistent. */
  byType: Record<string, { labels: number; recall: number }>;
  /** By who generated the answer, and by how it was made wrong; empty where the file does not tell. */
  byGenerator: Record<string, Scores>;
  byCorruption: Record<string, Scores>;
}

/** Holds verdicts against labels. */
export function levelScores(pairs: readonly LabelPair[]): LevelScores {
  const bad = pairs.filter(({ given }) => !given.consistent);
  const typesOf = ({ given }: LabelPair): readonly string[] =>
    given.types.length > 0 ? given.types : ['untyped'];
  return {
    ...scoresOf(pairs),
    byType: grouped(bad, typesOf, (of) => ({ labels: of.length, recall: share(of, isRight)! })),
    byGenerator: grouped(pairs, ({ generator }) => generator ?? [], scoresOf),
    byCorruption: grouped(pairs, ({ corruption }) => corruption ?? [], scoresOf),
  };
}

function scoresOf(pairs: readonly LabelPair[]): Scores {
  const [good, bad] = [true, false].map((consistent) =>
    pairs.filter(({ given }) => given.consistent === consistent),
  ) as [LabelPair[], LabelPair[]];
  const [sound, recall] = [share(good, isRight), share(bad, isRight)];
  const found = pairs.filter(({ judged }) => judged === 'inconsistent');
  const hits = found.filter(isRight).length;
  const kappa = cohenOf(tableOf(pairs));
  return {
    labels: pairs.length,
    undecided: pairs.filter(({ judged }) => judged === 'undecided').length,
    accuracy: share(pairs, isRight),
    balancedAccuracy: sound === null || recall === null ? null : rounded((sound + recall) / 2),
    precision: share(found, isRight),
    recall,
    f1: bad.length === 0 ? null : rounded((2 * hits) / (found.length + bad.length)),
    kappa: isDefined(kappa) ? rounded(kappa.value) : null,
  };
}

const isRight = ({ given, judged }: LabelPair): boolean =>
  judged === (given.consistent ? 'consistent' : 'inconsistent');

/** Rows are labels, columns verdicts. */
function tableOf(pairs: readonly LabelPair[]): number[][] {
  const verdicts: AnswerVerdict[] = ['consistent', 'inconsistent', 'undecided'];
  return verdicts.map((label) =>
    verdicts.map(
      (verdict) =>
        pairs.filter(
          ({ given, judged }) =>
            judged === verdict && label === (given.consistent ? 'consistent' : 'inconsistent'),
        ).length,
    ),
  );
}

function share<T>(of: readonly T[], holds: (one: T) => boolean): number | null {
  return of.length === 0 ? null : rounded(of.filter(holds).length / of.length);
}

/** One value for each key that a pair has, in the order of the keys. */
function grouped<T>(
  pairs: readonly LabelPair[],
  keysOf: (pair: LabelPair) => string | readonly string[],
  valueOf: (of: readonly LabelPair[]) => T,
): Record<string, T> {
  const groups = new Map<string, LabelPair[]>();
  for (const pair of pairs)
    for (const key of [keysOf(pair)].flat()) {
      const group = groups.get(key);
      if (group) group.push(pair);
      else groups.set(key, [pair]);
    }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, of]) => [key, valueOf(of)]));
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
