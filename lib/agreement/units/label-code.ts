import type { StageVerdicts, Verdict } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';

/**
 * A label as it is stored in a sample agreement: letters of the verdicts on fact and logic, then the id of the type where there is one:
 * "ciLCaus" or "cc". Never a place in a list: stored codes keep their meaning when the typology grows.
 */
export type LabelCode = string;

const LETTERS: Record<Verdict, string> = {
  consistent: 'c',
  inconsistent: 'i',
  unsure: 'u',
  abstained: 'a',
  not_judged: 'n',
};
const VERDICT_OF = new Map(Object.entries(LETTERS).map(([verdict, letter]) => [letter, verdict as Verdict]));

type Coded = StageVerdicts & { errorType: ErrorType | null };

export const toCode = ({ fact, logic, errorType }: Coded): LabelCode =>
  LETTERS[fact] + LETTERS[logic] + (errorType ?? '');

/** Throws on what `toCode` never makes; `types` are the ids that are known. */
export function fromCode(code: LabelCode, types: readonly string[] = ERROR_TYPES): Coded {
  const [fact, logic] = [VERDICT_OF.get(code.charAt(0)), VERDICT_OF.get(code.charAt(1))];
  const id = code.slice(2);
  if (!fact || !logic || (id !== '' && !types.includes(id))) throw new Error(`not a label: ${code}`);
  return { fact, logic, errorType: id === '' ? null : (id as ErrorType) };
}
