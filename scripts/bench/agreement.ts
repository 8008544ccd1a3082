// npm run bench:agreement [-- RATINGS RESAMPLES]: the coefficients of one level with their intervals, as the report's job makes them
// in its worker; prints one JSON line. Nothing of it runs in the process that serves pages.
import { intervals } from '@/lib/agreement/statistics/bootstrap';
import { randomIndices } from '@/lib/agreement/statistics/prng';
import { COEFFICIENTS, isDefined } from '@/lib/agreement/statistics/coefficient';
import { fleissKappa } from '@/lib/agreement/statistics/fleiss-kappa';
import { gwetAc1 } from '@/lib/agreement/statistics/gwet-ac1';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { krippendorffAlpha } from '@/lib/agreement/statistics/krippendorff-alpha';
import { STATISTICS } from '@/lib/agreement/figures/measure';
import { RatingsBuilder } from '@/lib/agreement/statistics/ratings';
import { sufficientStatistics, total } from '@/lib/agreement/statistics/sufficient-statistics';

const COUNT = Number(process.argv[2] ?? 1_000_000);
const RESAMPLES = Number(process.argv[3] ?? 1_000);
const [RATERS, SEGMENTS, CATEGORIES] = [3, 6, 12];

/** Seven in ten segments are consistent; a person says what is true in 85 of 100 cases, else anything. */
function made() {
  const below = randomIndices(5);
  const builder = new RatingsBuilder();
  let answer = 0;
  for (let left = COUNT; left > 0; answer += 1)
    for (let segment = 0; segment < SEGMENTS && left > 0; segment += 1) {
      const truth = below(10) < 7 ? 0 : 1 + below(CATEGORIES - 1);
      const people = Math.min(RATERS, left);
      const said = (): number => (below(100) < 85 ? truth : below(CATEGORIES));
      builder.add({ answer, ratings: Array.from({ length: people }, (_, rater) => [rater, said()]) });
      left -= people;
    }
  return builder.done({ answers: answer, raters: RATERS, categories: CATEGORIES });
}

const ratings = made();
const started = performance.now();
const statistics = sufficientStatistics(ratings);
const whole = total(statistics);
const alpha = krippendorffAlpha(whole);
const all = COEFFICIENTS.map((name) => STATISTICS[name]);
const interval = intervals(statistics, all, { resamples: RESAMPLES })[COEFFICIENTS.indexOf('alpha')]!;
const bounds = isInterval(interval) ? interval : null;
const seconds = (performance.now() - started) / 1_000;
const round = (value: number): number => Math.round(value * 1e6) / 1e6;
process.stdout.write(
  `${JSON.stringify({
    seconds: Math.round(seconds * 1_000) / 1_000,
    peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
    alpha: isDefined(alpha) ? round(alpha.value) : null,
    low: bounds ? round(bounds.low) : null,
    high: bounds ? round(bounds.high) : null,
    ratings: ratings.category.length,
    answers: ratings.answers,
    resamples: RESAMPLES,
    fleiss: fleissKappa(whole),
    ac1: gwetAc1(whole),
  })}\n`,
);
