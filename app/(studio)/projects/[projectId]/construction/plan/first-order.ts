import { missingSamples, wantedOfMissing } from '@/lib/construction/plan/plan-rows';
import type { CompositionPlanView } from '@/lib/construction/plan/view-schema';
import type { Recipe } from '@/lib/construction/recipe-list';
import type { SourceFilter } from '@/lib/construction/source-filter';
import { readSourceFilter } from '../construction-fields';
import type { FirstOrder } from '../wanted-fields';

/** What an address says of an order: `fill` is there where it is to make what the plan lacks. */
export type OrderSearch = Record<string, string | string[] | undefined>;

const MAKER = 'fill';

/** The address at which an order form begins with what is missing of sources. */
export function fillAddress(path: string, maker: Recipe['maker'], filter: SourceFilter): string {
  const { language, generator, length } = filter;
  const given = Object.entries({ language, generator, length }).filter(([, value]) => value !== null);
  const search = new URLSearchParams([[MAKER, maker], ...(given as [string, string][])]);
  return `${path}?${search.toString()}`;
}

/** What an order form begins with: what its address says is missing of the plan; null where it says nothing. */
export function firstOrder(
  { rows }: CompositionPlanView,
  search: OrderSearch,
  maker: Recipe['maker'],
): FirstOrder | null {
  if (search[MAKER] !== maker) return null;
  const text = (name: string): string => {
    const value = search[name];
    return typeof value === 'string' ? value : '';
  };
  const filter = readSourceFilter(text);
  const group = missingSamples(rows).find(
    ({ language, generator, length }) =>
      language === filter.language && generator === filter.generator && length === filter.length,
  );
  return { ...filter, wanted: group ? wantedOfMissing(group, maker) : {} };
}
