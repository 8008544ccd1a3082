import type { MethodInput } from '../method';
import type { ErrorType } from '@/lib/typology/error-type';

/** A sample whose answer is consistent with its reference. */
export type RuleInput = Omit<MethodInput, 'votes'>;

/** A change of an answer that makes it inconsistent; positions in UTF-16 code units. */
export interface RuleError {
  /** Span of the answer. */
  start: number;
  end: number;
  was: string;
  is: string;
  /** Span of the reference that says otherwise; null where it cannot be told. */
  evidence: { start: number; end: number } | null;
}

/** Makes errors of one type by rule; registered in registry.ts. */
export interface ErrorRule {
  id: string;
  errorType: ErrorType;
  /** Another one where the rule finds or makes its errors otherwise. */
  version: string;
  /** Every place of a consistent answer where the error can be made, best first. */
  find(input: RuleInput): RuleError[];
}

/** The answer with the error in it. */
export const applyError = (answer: string, { start, end, is }: RuleError): string =>
  answer.slice(0, start) + is + answer.slice(end);
