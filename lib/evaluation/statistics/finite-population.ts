import type { Interval, Share } from '@/lib/annotation/exposure/proportion';

/** Of each side. */
const TAIL = 0.025;

/**
 * How many of a finite population are such, by a part that was drawn at random without replacement: N n/d, and the exact 95 % interval of
 * the hypergeometric distribution (Buonaccorsi 1987). Null where nothing was drawn.
 */
export function populationCount({ n, of }: Share, population: number): Interval | null {
  if (of === 0) return null;
  const logs = logFactorials(population);
  return {
    value: (population * n) / of,
    low: population - mostThatFit(of - n, of, logs),
    high: mostThatFit(n, of, logs),
  };
}

/** The largest count in the population under which a draw holds n or fewer with a probability above the tail. */
function mostThatFit(n: number, of: number, logs: Float64Array): number {
  const population = logs.length - 1;
  let [fits, beyond] = [n, population - (of - n) + 1];
  while (beyond - fits > 1) {
    const middle = Math.floor((fits + beyond) / 2);
    if (probabilityOfAtMost(n, { count: middle, of }, logs) > TAIL) fits = middle;
    else beyond = middle;
  }
  return fits;
}

function probabilityOfAtMost(
  n: number,
  { count, of }: { count: number; of: number },
  logs: Float64Array,
): number {
  const population = logs.length - 1;
  const logChoose = (all: number, some: number): number => logs[all]! - logs[some]! - logs[all - some]!;
  const ways = logChoose(population, of);
  let sum = 0;
  for (let found = Math.max(0, of - (population - count)); found <= Math.min(n, count); found += 1)
    sum += Math.exp(logChoose(count, found) + logChoose(population - count, of - found) - ways);
  return sum;
}

/** ln k! of each k up to n. */
function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1);
  for (let k = 2; k <= n; k += 1) logs[k] = logs[k - 1]! + Math.log(k);
  return logs;
}
