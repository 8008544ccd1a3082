import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Coefficient, isDefined } from './coefficient';
import { cohenKappa, pairStatistics } from './cohen-kappa';
import { dawidSkene } from './dawid-skene';
import { fleissKappa } from './fleiss-kappa';
import { gwetAc1 } from './gwet-ac1';
import { krippendorffAlpha } from './krippendorff-alpha';
import { type RatedUnit, ratingsOf } from './ratings';
import { rawAgreement } from './raw-agreement';
import type { TextRange } from './span-overlap';
import { sufficientStatistics, total } from './sufficient-statistics';
import { unitizing, unitizingAlpha } from './unitizing-alpha';

/** Published matrices that are not part of the repository. */
const ROOT = process.env.FACE4RAG_TEST_DATA ?? path.resolve(import.meta.dirname, '../../../../shared/data');
const FILE = path.join(ROOT, 'agreement-cases.json');
const THERE = fs.existsSync(FILE);
if (!THERE)
  process.stderr.write(`agreement-cases.json is not there, its values are not reproduced (${FILE})\n`);

interface Expected {
  expected: number | null;
  tolerance: number;
}
interface Case {
  id: string;
  units: (string | number | null)[][];
  raters: number;
  categories: (string | number)[];
  expected: Record<string, Expected>;
}
interface Unitized {
  id: string;
  units_by_rater: Record<string, [start: number, length: number][]>[];
  continuum: { start: number; length: number };
  expected: Record<string, Expected>;
}
interface Cases {
  cases: Case[];
  unitizing: Unitized[];
  dawid_skene: {
    responses: Record<string, Record<string, number[]>>;
    computed_by_us: {
      log_likelihood: number;
      class_marginals: number[];
      patient_class: number[];
      observer_error_rates: number[][][];
    };
  };
}

const {
  cases,
  unitizing: unitized,
  dawid_skene: doctors,
} = THERE
  ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Cases)
  : { cases: [], unitizing: [], dawid_skene: null };

/** The nominal coefficients of the product; Scott's pi is Fleiss' kappa of two. */
const NOMINAL: Record<string, (given: Case) => Coefficient> = {
  percent_agreement: (given) => rawAgreement(total(sufficientStatistics(rated(given)))),
  alpha_nominal: (given) => krippendorffAlpha(total(sufficientStatistics(rated(given)))),
  fleiss_kappa: (given) => fleissKappa(total(sufficientStatistics(rated(given)))),
  scott_pi: (given) => fleissKappa(total(sufficientStatistics(rated(given)))),
  gwet_ac1: (given) => gwetAc1(total(sufficientStatistics(rated(given)))),
  cohen_kappa: (given) => cohenKappa(total(pairStatistics(rated(given), 0, 1))),
};

function rated({ units, raters, categories }: Case) {
  return ratingsOf(
    units.map((row, answer): RatedUnit => ({
      answer,
      ratings: row.flatMap((value, rater) =>
        value === null ? [] : [[rater, categories.indexOf(value)] as const],
      ),
    })),
    { answers: units.length, raters, categories: categories.length },
  );
}

const nominal = cases.flatMap((given) =>
  Object.entries(given.expected)
    .filter(([name]) => name in NOMINAL)
    .map(([name, value]) => ({ id: given.id, name, given, ...value })),
);

describe.skipIf(!THERE)('published values', () => {
  it('are all there', () => {
    expect(nominal).toHaveLength(53);
  });

  it.each(nominal)('$id: $name is $expected', ({ name, given, expected, tolerance }) => {
    const result = NOMINAL[name]!(given);
    if (expected === null) expect(result).toEqual({ undefined: 'single_value' });
    else {
      if (!isDefined(result)) throw new Error(result.undefined);
      expect(Math.abs(result.value - expected)).toBeLessThanOrEqual(tolerance);
    }
  });

  it.each(unitized)('$id: alpha for unitizing', ({ units_by_rater, continuum, expected }) => {
    const ends: TextRange = [continuum.start, continuum.start + continuum.length];
    const of = (category: string) =>
      unitizing(
        units_by_rater.map((units) =>
          (units[category] ?? []).map(([start, length]): TextRange => [start, start + length]),
        ),
        ends,
      )!;
    const categories = [...new Set(units_by_rater.flatMap((units) => Object.keys(units)))];
    for (const [name, { expected: value, tolerance }] of Object.entries(expected)) {
      const only = /^alpha_u_category_(.+)$/.exec(name)?.[1];
      const result = unitizingAlpha((only ? [only] : categories).map(of));
      if (!isDefined(result)) throw new Error(result.undefined);
      expect(Math.abs(result.value - value!)).toBeLessThanOrEqual(tolerance);
    }
  });

  it("Dawid and Skene's anaesthetists", () => {
    const units = Object.values(doctors!.responses).map((row, answer): RatedUnit => ({
      answer,
      ratings: Object.entries(row).flatMap(([observer, said]) =>
        said.map((value) => [Number(observer) - 1, value - 1] as const),
      ),
    }));
    const found = dawidSkene(ratingsOf(units, { answers: 45, raters: 5, categories: 4 }))!;
    const { log_likelihood, class_marginals, patient_class, observer_error_rates } = doctors!.computed_by_us;
    expect(found.converged).toBe(true);
    expect(found.logLikelihood).toBeCloseTo(log_likelihood, 5);
    found.prevalence.forEach((share, index) => expect(share).toBeCloseTo(class_marginals[index]!, 5));
    expect(
      units.map((_, unit) => {
        const row = [...found.posterior.subarray(unit * 4, unit * 4 + 4)];
        return row.indexOf(Math.max(...row)) + 1;
      }),
    ).toEqual(patient_class);
    found.errorRates.flat(2).forEach((rate, index) => {
      expect(Math.abs(rate - observer_error_rates.flat(2)[index]!)).toBeLessThanOrEqual(0.0001);
    });
  });
});
