import type { AppError } from '@/lib/errors';
import type { ActionOutcome } from './action';

/** What a form shows after an attempt. */
export interface FormState {
  error: AppError | null;
  /** Counts successes, so that a form can say "saved". */
  done: number;
}

/** The next state of a form after a server action. */
export function formState(state: FormState, outcome: ActionOutcome<unknown>): FormState {
  return outcome.ok ? { error: null, done: state.done + 1 } : { ...state, error: outcome.error };
}

/** The text of a field, "" when it was not sent. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
