import { formText } from '@/lib/entry/form';

const WANTED = 'wanted.';

/** The name of the field with how many samples of a recipe are wanted. */
export const wantedName = (recipe: string): string => `${WANTED}${recipe}`;

/** In the form: sources in every language. */
export const ANY_LANGUAGE = 'any';

/** What the form asks for; an empty field asks for none, and what is no number is the schema's to refuse. */
export function readConstruction(data: FormData) {
  const language = formText(data, 'language');
  const wanted = [...data.keys()]
    .filter((name) => name.startsWith(WANTED) && formText(data, name) !== '')
    .map((name) => [name.slice(WANTED.length), Number(formText(data, name))]);
  return {
    wanted: Object.fromEntries(wanted) as Record<string, number>,
    language: language === ANY_LANGUAGE || language === '' ? null : language,
  };
}
