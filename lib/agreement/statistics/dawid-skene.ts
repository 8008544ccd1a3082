import type { Ratings } from './ratings';

/** What people's labels come to if each has error rates of their own. */
export interface DawidSkene {
  /** Estimated share of units that truly are of each category. */
  prevalence: number[];
  /** [rater][true category][said category]: how often the rater says the one where the other is true. */
  errorRates: number[][][];
  /** [unit][category]: probability that the unit truly is of it, row-major. */
  posterior: Float64Array;
  logLikelihood: number;
  iterations: number;
  converged: boolean;
}

const MOST_ITERATIONS = 500;
/** Change of the log-likelihood per unit below which the estimate stands. */
const SMALL = 1e-9;

/**
 * Observer error rates without a truth, by expectation maximisation. Source: Dawid & Skene 1979; started from each unit's
 * shares of labels. A rater may judge a unit more than once. What it assumes is seldom quite true: people err independently
 * of each other, and equally often on easy and hard units; a mistake that all make is invisible to it. Null where nothing was judged.
 * A rater who never met a true category has 0 throughout its row.
 */
export function dawidSkene(ratings: Ratings): DawidSkene | null {
  const { categories, raters, answerOf, starts, rater, category } = ratings;
  const units = answerOf.length;
  if (category.length === 0) return null;
  const posterior = startingShares(ratings);
  const rates = new Float64Array(raters * categories * categories);
  const prevalence = new Float64Array(categories);
  const logs = new Float64Array(categories);
  const logRates = new Float64Array(rates.length);
  let [before, logLikelihood, iterations, converged] = [-Infinity, -Infinity, 0, false];
  while (iterations < MOST_ITERATIONS && !converged) {
    iterations += 1;
    maximise();
    before = logLikelihood;
    logLikelihood = expect();
    converged = Math.abs(logLikelihood - before) < SMALL * units;
  }
  return {
    prevalence: [...prevalence],
    errorRates: nested(rates, raters, categories),
    posterior,
    logLikelihood,
    iterations,
    converged,
  };

  /** Prevalence and error rates from the present guess of what is true. */
  function maximise(): void {
    prevalence.fill(0);
    rates.fill(0);
    let judged = 0;
    for (let unit = 0; unit < units; unit += 1) {
      if (starts[unit] === starts[unit + 1]) continue;
      judged += 1;
      for (let c = 0; c < categories; c += 1) {
        const weight = posterior[unit * categories + c]!;
        prevalence[c]! += weight;
        for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1)
          rates[(rater[at]! * categories + c) * categories + category[at]!]! += weight;
      }
    }
    for (let c = 0; c < categories; c += 1) prevalence[c]! /= judged;
    for (let row = 0; row < rates.length; row += categories) {
      const said = rates.subarray(row, row + categories);
      const sum = said.reduce((all, value) => all + value, 0);
      if (sum > 0) said.forEach((value, at) => (said[at] = value / sum));
    }
  }

  /** What is true from the present error rates; returns the log-likelihood. */
  function expect(): number {
    let likelihood = 0;
    rates.forEach((rate, at) => (logRates[at] = Math.log(rate)));
    for (let unit = 0; unit < units; unit += 1) {
      if (starts[unit] === starts[unit + 1]) continue;
      for (let c = 0; c < categories; c += 1) {
        let log = Math.log(prevalence[c]!);
        for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1)
          log += logRates[(rater[at]! * categories + c) * categories + category[at]!]!;
        logs[c] = log;
      }
      const most = logs.reduce((max, log) => Math.max(max, log), -Infinity);
      const sum = logs.reduce((all, log) => all + Math.exp(log - most), 0);
      for (let c = 0; c < categories; c += 1)
        posterior[unit * categories + c] = Math.exp(logs[c]! - most) / sum;
      likelihood += most + Math.log(sum);
    }
    return likelihood;
  }
}

function startingShares({ answerOf, starts, category, categories }: Ratings): Float64Array {
  const shares = new Float64Array(answerOf.length * categories);
  for (let unit = 0; unit < answerOf.length; unit += 1) {
    const m = starts[unit + 1]! - starts[unit]!;
    for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1)
      shares[unit * categories + category[at]!]! += 1 / m;
  }
  return shares;
}

function nested(rates: Float64Array, raters: number, categories: number): number[][][] {
  return Array.from({ length: raters }, (_, one) =>
    Array.from({ length: categories }, (_, truth) => {
      const from = (one * categories + truth) * categories;
      return [...rates.subarray(from, from + categories)];
    }),
  );
}
