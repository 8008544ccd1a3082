import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSources } from './assign-sources';

const source = (id: string, ...used: string[]) => ({ id, used });

describe('assignSources', () => {
  it('recipes take turns and go through the sources', () => {
    expect(assignSources([source('a'), source('b'), source('c')], { one: 2, two: 2 })).toEqual([
      { recipe: 'one', sourceId: 'a' },
      { recipe: 'two', sourceId: 'b' },
      { recipe: 'one', sourceId: 'c' },
      { recipe: 'two', sourceId: 'a' },
    ]);
  });

  it('a recipe passes over sources that it has had, and ends where there are no others', () => {
    expect(assignSources([source('a', 'one'), source('b')], { one: 5 })).toEqual([
      { recipe: 'one', sourceId: 'b' },
    ]);
  });

  it('without sources there is nothing', () => {
    expect(assignSources([], { one: 3 })).toEqual([]);
  });

  it('never gives a recipe a source twice, and as many as there are up to what is wanted', () => {
    const recipe = fc.constantFrom('one', 'two', 'three');
    const sources = fc.array(fc.array(recipe), { maxLength: 12 });
    fc.assert(
      fc.property(sources, fc.dictionary(recipe, fc.nat(20)), (used, wanted) => {
        const all = used.map((own, at) => ({ id: String(at), used: own }));
        const assigned = assignSources(all, wanted);
        const keys = assigned.map(({ recipe, sourceId }) => `${recipe} ${sourceId}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const [name, count] of Object.entries(wanted)) {
          const free = all.filter((one) => !one.used.includes(name as 'one')).length;
          expect(assigned.filter((one) => one.recipe === name)).toHaveLength(Math.min(count, free));
        }
      }),
    );
  });
});
