import { PLUS } from '@/lib/construction/combination';
import { LENGTHS, type SourceFilter } from '@/lib/construction/source-filter';
import { formText } from '@/lib/entry/form';

const WANTED = 'wanted.';

/** The name of the field with how many samples of a recipe are wanted. */
export const wantedName = (recipe: string): string => `${WANTED}${recipe}`;

/** In the form: a combination of two has no third part. */
export const NO_PART = '-';

/**
 * The id of the combination whose parts are chosen, in the order in which recipes are offered; one of its first two parts that is not
 * chosen yet leaves a gap, which is the schema's to refuse.
 */
export const combinationId = (parts: readonly (string | null)[], offered: readonly string[]): string =>
  parts
    .filter((part) => part !== NO_PART)
    .map((part) => part ?? '')
    .toSorted((a, b) => offered.indexOf(a) - offered.indexOf(b))
    .join(PLUS);

/** In the form: sources of every language, generator or length. */
export const ANY = '*';

/** Which sources are meant, by the fields of a form or of an address; what is no length is none. */
export function readSourceFilter(field: (name: keyof SourceFilter) => string): SourceFilter {
  const given = (name: keyof SourceFilter): string | null => {
    const value = field(name);
    return value === '' || value === ANY ? null : value;
  };
  return {
    language: given('language'),
    generator: given('generator'),
    length: LENGTHS.find((one) => one === given('length')) ?? null,
  };
}

/**
 * What the form asks for; an empty field asks for none, but not that of a combination, whose line somebody has added. What is no
 * number is the schema's to refuse.
 */
export function readConstruction(data: FormData) {
  const wanted: Record<string, number> = {};
  for (const [name, value] of data) {
    if (!name.startsWith(WANTED)) continue;
    const recipe = name.slice(WANTED.length);
    if (value === '' && !recipe.includes(PLUS)) continue;
    wanted[recipe] = (wanted[recipe] ?? 0) + (value === '' ? Number.NaN : Number(value));
  }
  return {
    wanted,
    ...readSourceFilter((name) => formText(data, name)),
    claimed: data.has('claimed'),
  };
}
