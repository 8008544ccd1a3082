import type { AgreedCounts } from './drift';
import { levelIndex } from '../units/level';
import { pairsOf } from '../units/pairs';
import type { StoredSampleAgreement } from './figures';

/** What is kept of each person while sample agreements go by. */
export class RaterCounts {
  /** Authors in the order in which they first came. */
  readonly authors: string[] = [];
  readonly agreed: AgreedCounts[][] = [];
  /** Milliseconds a segment of each answer. */
  readonly pace: number[][] = [];
  /** Answers that a person labelled, whoever else did. */
  readonly answers: number[] = [];
  private readonly indices = new Map<string, number>();

  indexOf(author: string): number {
    const known = this.indices.get(author);
    if (known !== undefined) return known;
    const index = this.authors.length;
    this.indices.set(author, index);
    this.authors.push(author);
    this.agreed.push([]);
    this.pace.push([]);
    this.answers.push(0);
    return index;
  }

  add({ raters, units, activeMs, submitted }: StoredSampleAgreement): void {
    const counts = raters.map((_, place) => ({ at: submitted[place]!.getTime(), agreed: 0, of: 0 }));
    for (const { labels } of units) {
      const sides = labels.map((code) => (code === null ? null : levelIndex(code, 'verdict')));
      for (const [a, b, first, second] of pairsOf(sides))
        for (const place of [first, second]) {
          counts[place]!.of += 1;
          if (a === b) counts[place]!.agreed += 1;
        }
    }
    raters.forEach((author, place) => {
      const index = this.indexOf(author);
      const segments = units.filter(({ labels }) => labels[place] !== null).length;
      this.answers[index]! += 1;
      this.agreed[index]!.push(counts[place]!);
      this.pace[index]!.push(segments === 0 ? 0 : activeMs[place]! / segments);
    });
  }
}
