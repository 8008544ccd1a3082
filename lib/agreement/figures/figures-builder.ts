import { answerIndex, LEVELS, type Level, levelIndex, scaleOf, SEGMENT_LEVELS } from '../units/level';
import type { EvidenceSums } from '../statistics/evidence-sums';
import type { StoredSampleAgreement } from './figures';
import { MethodCounts } from './method-counts';
import { RaterCounts } from './rater-counts';
import { type Ratings, RatingsBuilder } from '../statistics/ratings';
import { DISAGREEMENT_LEVELS, type DisagreementKind } from '../units/sample-agreement';
import { weekOf } from './week';
import { CategoryCounts } from '../units/category-counts';

/** Takes sample agreements in one by one, and keeps of each only what figures are made of. */
export class FiguresBuilder {
  readonly people = new RaterCounts();
  readonly words = new CategoryCounts();
  readonly methods = new MethodCounts();
  readonly evidence: EvidenceSums[] = [];
  /** Week of each answer's last submission. */
  readonly weeks: string[] = [];
  readonly kinds = Object.fromEntries(DISAGREEMENT_LEVELS.map((kind) => [kind, 0])) as Record<
    DisagreementKind,
    number
  >;
  /** Pairs of people who have labels on one sample, as indices. */
  readonly met = new Map<string, readonly [number, number]>();
  shared = 0;
  comparable = 0;
  segmentedDifferently = 0;
  private readonly builders = Object.fromEntries(
    LEVELS.map((level) => [level, new RatingsBuilder()]),
  ) as Record<Level, RatingsBuilder>;

  get samples(): number {
    return this.weeks.length;
  }

  add(sampleAgreement: StoredSampleAgreement): void {
    const answer = this.samples;
    const { raters, verdicts, units, submitted } = sampleAgreement;
    const people = raters.map((author) => this.people.indexOf(author));
    this.people.add(sampleAgreement);
    this.methods.add(sampleAgreement);
    this.evidence.push(sampleAgreement.evidence);
    this.weeks.push(weekOf(new Date(Math.max(...submitted.map((at) => at.getTime())))));
    this.kinds[sampleAgreement.kind] += 1;
    if (raters.length > 1) {
      this.shared += 1;
      if (sampleAgreement.comparable > 0) this.comparable += 1;
      if (!sampleAgreement.sameSegmentation) this.segmentedDifferently += 1;
    }
    this.meet(people);
    this.addUnit('answer', answer, people, verdicts.map(answerIndex));
    for (const unit of units) {
      this.words.add(unit);
      for (const level of SEGMENT_LEVELS)
        this.addUnit(
          level,
          answer,
          people,
          unit.labels.map((code) => (code === null ? null : levelIndex(code, level))),
        );
    }
  }

  ratings(level: Level): Ratings {
    return this.builders[level].done({
      answers: this.samples,
      raters: this.people.authors.length,
      categories: scaleOf(level).length,
    });
  }

  private addUnit(
    level: Level,
    answer: number,
    people: readonly number[],
    places: readonly (number | null)[],
  ): void {
    const ratings = places.flatMap((place, at) => (place === null ? [] : [[people[at]!, place] as const]));
    if (ratings.length > 0) this.builders[level].add({ answer, ratings });
  }

  private meet(people: readonly number[]): void {
    people.forEach((one, at) => {
      for (const other of people.slice(at + 1)) {
        const pair = one < other ? ([one, other] as const) : ([other, one] as const);
        this.met.set(pair.join(), pair);
      }
    });
  }
}
