import { dawidSkene, type DawidSkene } from '../statistics/dawid-skene';
import { driftOf } from './drift';
import {
  type AgreementFigures,
  FEWEST_RATERS,
  type LevelFigures,
  type PairFigures,
  type PersonFigures,
  type WeekFigures,
} from './figures';
import type { FiguresBuilder } from './figures-builder';
import { type Level, LEVELS } from '../units/level';
import { measure, measureEvidence, measureLevel, measurePair, STATISTICS } from './measure';
import { pacesOf } from './label-pace';
import {
  type SufficientStatistics,
  sufficientStatistics,
  total,
  UNITS,
} from '../statistics/sufficient-statistics';

/** A thousand more clauses would help nobody. */
const CLAUSES_SHOWN = 100;

/**
 * Makes the figures out of all sample agreements that were taken in. A generator, so that a worker can look after other things
 * between its steps, and stop: each step is a second or two of a million ratings.
 */
export function* computeFigures(builder: FiguresBuilder): Generator<void, AgreementFigures> {
  const levels = {} as Record<Level, LevelFigures>;
  for (const level of LEVELS) {
    levels[level] = measureLevel(builder.ratings(level));
    yield;
  }
  const evidence = measureEvidence(builder.evidence);
  yield;
  const pairs = { verdict: [] as PairFigures[], type: [] as PairFigures[] };
  for (const granularity of ['verdict', 'type'] as const)
    for (const pair of builder.met.values()) {
      const found = measurePair(builder.ratings(granularity), pair, builder.people.authors);
      if (found) pairs[granularity].push(found);
      yield;
    }
  const weeks = yield* weeksOf(builder);
  const estimate =
    builder.people.authors.length < FEWEST_RATERS ? null : dawidSkene(builder.ratings('verdict'));
  yield;
  const { samples, shared, comparable, segmentedDifferently, kinds, words } = builder;
  return {
    samples,
    shared,
    comparable,
    segmentedDifferently,
    kinds,
    unsure: words.unsure,
    levels,
    evidence,
    pairs,
    weeks,
    confusion: words.confusion(),
    types: words.types(),
    clauses: words.clauses().slice(0, CLAUSES_SHOWN),
    methods: builder.methods.figures(),
    people: peopleOf(builder, estimate),
    dawidSkene: estimate && {
      prevalence: estimate.prevalence,
      iterations: estimate.iterations,
      converged: estimate.converged,
    },
  };
}

/** Agreement by week, on consistent or not and on types; weeks in which nothing could be compared are left out. */
function* weeksOf(builder: FiguresBuilder): Generator<void, WeekFigures[]> {
  const [verdict, type] = [
    sufficientStatistics(builder.ratings('verdict')),
    sufficientStatistics(builder.ratings('type')),
  ];
  const byWeek = new Map<string, number[]>();
  builder.weeks.forEach((week, answer) => {
    const answers = byWeek.get(week);
    if (answers) answers.push(answer);
    else byWeek.set(week, [answer]);
  });
  const found: WeekFigures[] = [];
  for (const [week, answers] of [...byWeek].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = only(verdict, answers);
    const units = total(own)[UNITS]!;
    if (units === 0) continue;
    const [raw, alpha] = measure(own, [STATISTICS.raw, STATISTICS.alpha]);
    const [typeAlpha] = measure(only(type, answers), [STATISTICS.alpha]);
    found.push({ week, units, raw: raw!, alpha: alpha!, typeAlpha: typeAlpha! });
    yield;
  }
  return found;
}

function only({ width, values }: SufficientStatistics, answers: readonly number[]): SufficientStatistics {
  const kept = new Float64Array(answers.length * width);
  answers.forEach((answer, row) =>
    kept.set(values.subarray(answer * width, (answer + 1) * width), row * width),
  );
  return { answers: answers.length, width, values: kept };
}

function peopleOf({ people }: FiguresBuilder, estimate: DawidSkene | null): PersonFigures[] {
  const paces = pacesOf(people.pace);
  return people.authors.map((author, index): PersonFigures => {
    const agreed = people.agreed[index]!;
    const rates = estimate?.errorRates[index];
    // A row of noughts: the person never met what is truly so.
    const right = (truth: number): number | null =>
      rates?.[truth]?.some((rate) => rate > 0) ? rates[truth]![truth]! : null;
    return {
      author,
      answers: people.answers[index]!,
      pace: paces[index]!,
      drift: driftOf(agreed),
      compared: agreed.reduce((sum, { of }) => sum + of, 0),
      agreed: agreed.reduce((sum, answer) => sum + answer.agreed, 0),
      sensitivity: rates ? { consistent: right(0), inconsistent: right(1) } : null,
    };
  });
}
