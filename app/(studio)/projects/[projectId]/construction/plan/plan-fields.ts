import { formText } from '@/lib/entry/form';
import { readSourceFilter } from '../construction-fields';

/** Languages that a plan tells apart; the tags of samples begin with them. */
export const MAIN_LANGUAGES = ['zh', 'en'] as const;

/** In per cent in the form, a share in the plan. */
export const PERCENT = 100;

type CellField = 'type' | 'language' | 'generator' | 'length' | 'wanted';

/** The name of a field of a plan's line. */
export const cellName = (at: number, field: CellField): string => `cell.${at}.${field}`;

/** The lines of the plan's form, in order; what is no number is the schema's to refuse. */
export function readPlan(data: FormData) {
  const least = formText(data, 'leastAccepted').trim();
  const lines = [...data.keys()].flatMap((name) => /^cell\.(\d+)\.type$/.exec(name)?.[1] ?? []);
  return {
    leastAccepted: least === '' ? null : Number(least) / PERCENT,
    cells: lines.map((line) => {
      const field = (name: CellField): string => formText(data, cellName(Number(line), name));
      return {
        type: field('type') as 'none',
        ...readSourceFilter(field),
        wanted: Number(field('wanted')),
      };
    }),
  };
}
