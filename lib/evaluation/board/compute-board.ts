import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { anchoring } from '../statistics/anchoring';
import { countAnswers } from '../statistics/confusion-matrix';
import { correctedRate } from '../statistics/corrected-rate';
import { costFigures } from '../statistics/cost-figures';
import { type MeasuredBoard, measureBoard } from '../statistics/judge-board';
import { areaUnderRoc } from '../statistics/roc-auc';
import { annotatorsOf, blindFigures } from './blind-labels';
import type { BoardData, JudgedAnswers } from './board-data';
import { type JudgedSample, judgedSamples } from './breakdown';
import { safeFigures } from './safe-figures';
import { crossCalibration } from './cross-calibration';
import { boardAnswers, subsetView } from './measured-subset';
import { judgePairs } from './judge-pairs';
import { type Subset, subsetsOf } from './subsets';
import { trivialJudges } from './trivial-judges';
import type { BoardFigures, JudgeDetail } from './view-schema';

interface Progress {
  done: number;
  total: number;
}

/**
 * Everything that a project's board says. A generator: yields how far it is, so that a job can give way, report, or stop by
 * asking no further. `epsilon` is the cost-benefit penalty of the alt-test (0.2 for experts, 0.1 for a crowd).
 */
export function* computeBoard(found: BoardData, epsilon: number): Generator<Progress, BoardFigures> {
  const data = { ...found, judged: [...found.judged, ...trivialJudges(found.samples)] };
  const subsets = subsetsOf(found);
  const total = subsets.length + data.judged.length + 1;
  let done = 0;
  const measured: MeasuredBoard[] = [];
  for (const subset of subsets) {
    measured.push(
      yield* within(measureBoard(boardAnswers(data, subset), { judges: data.judged.length }), done, total),
    );
    done += 1;
  }
  const [all, whole] = [subsets[0]!, measured[0]!];
  const annotators = annotatorsOf(data);
  const details: JudgeDetail[] = [];
  for (const judged of data.judged) {
    details.push({
      ...detailOf(data, judged, all),
      ...blindFigures(data.samples, judged, annotators, epsilon),
    });
    yield { done: (done += 1), total };
  }
  return {
    gold: goldCounts(data, all),
    epsilon,
    judges: data.judged.map(({ judge: { id, method, version, model, params } }) => ({
      id,
      method,
      version,
      model,
      params,
    })),
    subsets: subsets.map((subset, at) => subsetView(data, subset, measured[at]!)),
    details,
    pairs: yield* within(judgePairs(data, all, whole), done, total),
  };
}

/** The steps of a part as they stand in the whole. */
function* within<Result>(
  steps: Generator<Progress, Result>,
  done: number,
  total: number,
): Generator<Progress, Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { done, total };
  }
}

function detailOf(
  { samples }: BoardData,
  { judge, predictions }: JudgedAnswers,
  all: Subset,
): Omit<JudgeDetail, 'blind' | 'ceiling' | 'altTest'> {
  const answers = judgedSamples(samples, predictions, all);
  const scored = answers.flatMap(({ sample, prediction: { score } }) =>
    score === null ? [] : [{ score, positive: sample.gold === 'inconsistent' }],
  );
  return {
    score: judge.score,
    auc: areaUnderRoc(scored),
    calibration: crossCalibration(answers),
    usage: judge.usage,
    cost: costOf(judge.usage, answers),
    safe: safeFigures(samples, judge, answers),
    anchoring: anchoringOf(judge.shown),
    unlabelled: rateOfUnlabelled({ samples, predictions }, answers),
  };
}

/** What was paid is spread evenly over all answers that were read, since some of them may have no gold. */
function costOf(
  usage: JudgedAnswers['judge']['usage'],
  answers: readonly JudgedSample[],
): JudgeDetail['cost'] {
  if (!usage || usage.paid === null || usage.answers === 0) return null;
  const caught = answers.filter(
    ({ sample, prediction }) => sample.gold === 'inconsistent' && prediction.verdict === 'inconsistent',
  ).length;
  const paid = (usage.paid * answers.length) / usage.answers;
  const { perThousand, perErrorCaught } = costFigures({
    paid,
    answers: answers.length,
    matrix: { tp: caught, fp: 0 },
  });
  return { perThousand, perErrorCaught };
}

/** The rate of errors where nobody has looked yet, by what the judge says there and how it errs where gold is. */
function rateOfUnlabelled(
  { samples, predictions }: Pick<BoardData, 'samples'> & Pick<JudgedAnswers, 'predictions'>,
  answers: readonly JudgedSample[],
): JudgeDetail['unlabelled'] {
  const said = predictions.flatMap((prediction, at) =>
    prediction && samples[at]!.gold === null && prediction.verdict !== 'undecided'
      ? [prediction.verdict]
      : [],
  );
  const flagged = { n: said.filter((verdict) => verdict === 'inconsistent').length, of: said.length };
  const {
    matrix: { tp, fn, fp, tn },
  } = countAnswers(
    answers
      .filter(({ prediction }) => prediction.verdict !== 'undecided')
      .map(({ sample, prediction }) => ({ gold: sample.gold, predicted: prediction.verdict })),
  );
  const rate = correctedRate({
    flagged,
    recall: { n: tp, of: tp + fn },
    specificity: { n: tn, of: fp + tn },
  });
  if ('refused' in rate) return { flagged, corrected: null, refused: rate.refused };
  const { value, low, high } = rate;
  return { flagged, corrected: { value, low, high }, refused: null };
}

function anchoringOf({ shown, control }: JudgedAnswers['judge']['shown']): JudgeDetail['anchoring'] {
  const found = anchoring(shown, control);
  return found && { value: found.value, low: found.low, high: found.high };
}

function goldCounts({ samples }: BoardData, { at }: Subset): BoardFigures['gold'] {
  const gold = at.map((index) => samples[index]!);
  const inconsistent = gold.filter((sample) => sample.gold === 'inconsistent');
  const types = Object.fromEntries(
    ERROR_TYPES.map((type) => [type, inconsistent.filter((sample) => sample.types.includes(type)).length]),
  ) as Record<ErrorType, number>;
  return {
    samples: samples.length,
    consistent: gold.length - inconsistent.length,
    inconsistent: inconsistent.length,
    undecided: samples.length - gold.length,
    types,
    languages: counted(gold.map(({ language }) => language)),
    generators: counted(gold.map(({ generator }) => generator ?? '')),
    recipes: counted(gold.map(({ recipe }) => recipe ?? '')),
    blind: gold.filter(({ blind }) => blind).length,
  };
}

function counted(names: readonly string[]): { name: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => ({ name, n })).sort((one, other) => (one.name < other.name ? -1 : 1));
}
