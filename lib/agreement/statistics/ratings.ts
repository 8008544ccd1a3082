/** One unit as its raters saw it: [rater, category] of everybody who judged it. */
export interface RatedUnit {
  /** Number of the answer it belongs to; units of one answer are drawn together when intervals are made. */
  answer: number;
  ratings: readonly (readonly [rater: number, category: number])[];
}

interface Sizes {
  /** Number of answers; they are numbered from 0. */
  answers: number;
  raters: number;
  /** Number of categories on the scale, used or not; they are numbered from 0. */
  categories: number;
}

/** Ratings of one level in typed arrays, unit by unit: 1,000,000 of them take some 5 MB. */
export interface Ratings extends Sizes {
  /** Answer of each unit. */
  answerOf: Uint32Array;
  /** Where the ratings of each unit start; one more than there are units. */
  starts: Uint32Array;
  rater: Uint16Array;
  category: Uint8Array;
}

/** Lays units out as they come, so that they never stand beside each other as objects. */
export class RatingsBuilder {
  private answerOf = new Uint32Array(1024);
  private starts = new Uint32Array(1024);
  private rater = new Uint16Array(4096);
  private category = new Uint8Array(4096);
  private units = 0;
  private count = 0;

  /** Adds a unit. What nobody judged may be among them. */
  add({ answer, ratings }: RatedUnit): void {
    if (this.units + 1 >= this.answerOf.length) {
      this.answerOf = grown(this.answerOf, new Uint32Array(this.answerOf.length * 2));
      this.starts = grown(this.starts, new Uint32Array(this.starts.length * 2));
    }
    this.answerOf[this.units] = answer;
    for (const [rater, category] of ratings) {
      if (this.count === this.rater.length) {
        this.rater = grown(this.rater, new Uint16Array(this.count * 2));
        this.category = grown(this.category, new Uint8Array(this.count * 2));
      }
      this.rater[this.count] = rater;
      this.category[this.count] = category;
      this.count += 1;
    }
    this.units += 1;
    this.starts[this.units] = this.count;
  }

  done(sizes: Sizes): Ratings {
    return {
      ...sizes,
      answerOf: this.answerOf.subarray(0, this.units),
      starts: this.starts.subarray(0, this.units + 1),
      rater: this.rater.subarray(0, this.count),
      category: this.category.subarray(0, this.count),
    };
  }
}

export function ratingsOf(units: readonly RatedUnit[], sizes: Sizes): Ratings {
  const builder = new RatingsBuilder();
  for (const unit of units) builder.add(unit);
  return builder.done(sizes);
}

function grown<Values extends { set(values: Values): void }>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}
