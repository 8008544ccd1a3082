import { distinctRows } from './distinct-rows';
import { randomStream } from './prng';
import type { SufficientStatistics } from './sufficient-statistics';

interface Options {
  resamples: number;
  seed: number;
  /** Where each stratum of the rows ends, in ascending order; by default all rows are one stratum. */
  strataEnds?: readonly number[];
}

/** Resamples that are added up in one pass over the numbers, which are too many to stay near the processor. */
const BLOCK = 8;

/**
 * Draws as many rows as there are with replacement, within each stratum, and yields the sums of up to eight resamples
 * at a time, so that a caller can report progress or stop between them. The yielded arrays are reused.
 */
export function* resampledSums(
  statisticRows: SufficientStatistics,
  { resamples, seed, strataEnds = [statisticRows.answers] }: Options,
): Generator<readonly Float64Array[]> {
  const { answers, width } = statisticRows;
  const { count, starts, columns, values, kindOf } = distinctRows(statisticRows);
  const fill = randomStream(seed);
  const draws = new Uint32Array(answers);
  const times = Array.from({ length: BLOCK }, () => new Uint32Array(count));
  const sums = new Float64Array(width * BLOCK);
  const yielded = Array.from({ length: BLOCK }, () => new Float64Array(width));
  for (let turn = 0; turn < resamples; turn += BLOCK) {
    const block = Math.min(BLOCK, resamples - turn);
    for (const own of times.slice(0, block)) {
      own.fill(0);
      fill(draws);
      let from = 0;
      for (const end of strataEnds) {
        const scale = (end - from) / 2 ** 32;
        for (let draw = from; draw < end; draw += 1)
          own[kindOf[from + ((draws[draw]! * scale) >>> 0)]!]! += 1;
        from = end;
      }
    }
    addUp(sums, { count, starts, columns, values }, times);
    const rows = yielded.slice(0, block);
    rows.forEach((row, own) => {
      for (let column = 0; column < width; column += 1) row[column] = sums[column * BLOCK + own]!;
    });
    yield rows;
  }
}

type Kinds = Pick<ReturnType<typeof distinctRows>, 'count' | 'starts' | 'columns' | 'values'>;

/** Sums of a block of resamples, eight to a column: each kind of row as often as it was drawn. */
function addUp(sums: Float64Array, { count, starts, columns, values }: Kinds, times: Uint32Array[]): void {
  sums.fill(0);
  const [t0, t1, t2, t3, t4, t5, t6, t7] = times as [Uint32Array, ...Uint32Array[]] & Uint32Array[];
  for (let kind = 0; kind < count; kind += 1) {
    const [w0, w1, w2, w3] = [t0[kind]!, t1![kind]!, t2![kind]!, t3![kind]!];
    const [w4, w5, w6, w7] = [t4![kind]!, t5![kind]!, t6![kind]!, t7![kind]!];
    for (let at = starts[kind]!; at < starts[kind + 1]!; at += 1) {
      const value = values[at]!;
      const to = columns[at]! * BLOCK;
      sums[to]! += w0 * value;
      sums[to + 1]! += w1 * value;
      sums[to + 2]! += w2 * value;
      sums[to + 3]! += w3 * value;
      sums[to + 4]! += w4 * value;
      sums[to + 5]! += w5 * value;
      sums[to + 6]! += w6 * value;
      sums[to + 7]! += w7 * value;
    }
  }
}
