import { ERROR_TYPES } from '@/lib/typology/error-type';
import type { Breeding } from '../figures/figures';
import { fromCode } from './label-code';
import { pairsOf } from './pairs';
import type { UnitAgreement } from './sample-agreement';
import { type Category, categoryOf, CATEGORIES } from './category';

/** Counts what is said of the same units: the confusion of categories, and what of it breeds disagreement. */
export class CategoryCounts {
  unsure = 0;
  private readonly cells = new Map<string, number>();
  private readonly byType = new Map<string, Breeding>();
  private readonly byClause = new Map<string, Breeding>();

  add(unit: UnitAgreement): void {
    const categories = unit.labels.map((code) => (code === null ? null : categoryOf(fromCode(code))));
    this.unsure += unit.labels.filter((code, place) => code !== null && categories[place] === null).length;
    const said = categories.filter((category) => category !== null);
    if (said.length < 2) return;
    for (const [a, b] of pairsOf(categories)) {
      const key = [a, b].sort((one, other) => CATEGORIES.indexOf(one) - CATEGORIES.indexOf(other)).join('|');
      this.cells.set(key, (this.cells.get(key) ?? 0) + 1);
    }
    const differs = new Set(said).size > 1;
    for (const category of new Set(said))
      if (category !== 'consistent') count(this.byType, category, differs);
    for (const clause of unit.clauses ?? []) count(this.byClause, clause, differs);
  }

  /** In the order of categories, whichever sample was read first. */
  confusion(): [Category, Category, number][] {
    return CATEGORIES.flatMap((a) =>
      CATEGORIES.flatMap((b): [Category, Category, number][] => {
        const n = this.cells.get(`${a}|${b}`);
        return n === undefined ? [] : [[a, b, n]];
      }),
    );
  }

  /** Types in the order of the typology. */
  types(): Breeding[] {
    return ERROR_TYPES.flatMap((type) => this.byType.get(type) ?? []);
  }

  /** Clauses, those with the most units in dispute first. */
  clauses(): Breeding[] {
    return [...this.byClause.values()].sort(
      (a, b) => b.differing - a.differing || b.units - a.units || (a.key < b.key ? -1 : 1),
    );
  }
}

function count(into: Map<string, Breeding>, key: string, differs: boolean): void {
  const found = into.get(key) ?? { key, units: 0, differing: 0 };
  into.set(key, { key, units: found.units + 1, differing: found.differing + (differs ? 1 : 0) });
}
