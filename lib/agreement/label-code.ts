import type { StageVerdicts, Verdict } from '@/lib/annotation/verdict';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';

/** A label as it is stored in a standing: letters of the verdicts on fact and logic, and of the type, "ci6" or "cc-". */
export type LabelCode = string;

const LETTERS: Record<Verdict, string> = {
  ...{ consistent: 'c', inconsistent: 'i', unsure: 'u', abstained: 'a', not_judged: 'n' },
};
const VERDICT_OF = new Map(Object.entries(LETTERS).map(([verdict, letter]) => [letter, verdict as Verdict]));

type Coded = StageVerdicts & { errorType: ErrorType | null };

export function toCode({ fact, logic, errorType }: Coded): LabelCode {
  const type = errorType === null ? '-' : ERROR_TYPES.indexOf(errorType).toString(36);
  return LETTERS[fact] + LETTERS[logic] + type;
}

/** Throws on what `toCode` never makes. */
export function fromCode(code: LabelCode): Coded {
  const [fact, logic] = [VERDICT_OF.get(code.charAt(0)), VERDICT_OF.get(code.charAt(1))];
  const type = code.charAt(2);
  const errorType = type === '-' ? null : ERROR_TYPES[parseInt(type, 36)];
  if (!fact || !logic || errorType === undefined || code.length !== 3)
    throw new Error(`not a label: ${code}`);
  return { fact, logic, errorType };
}
