import { LENGTHS, type SourceFilter } from '@/lib/construction/source-filter';
import { formText } from '@/lib/entry/form';

const WANTED = 'wanted.';

/** The name of the field with how many samples of a recipe are wanted. */
export const wantedName = (recipe: string): string => `${WANTED}${recipe}`;

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

/** What the form asks for; an empty field asks for none, and what is no number is the schema's to refuse. */
export function readConstruction(data: FormData) {
  const wanted = [...data.keys()]
    .filter((name) => name.startsWith(WANTED) && formText(data, name) !== '')
    .map((name) => [name.slice(WANTED.length), Number(formText(data, name))]);
  return {
    wanted: Object.fromEntries(wanted) as Record<string, number>,
    ...readSourceFilter((name) => formText(data, name)),
  };
}
