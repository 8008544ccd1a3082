import { hasEvidence, type Side } from '@/lib/adjudication/side';
import {
  judgementFor,
  OPEN_JUDGEMENT,
  type VerdictPart,
  verdictPart,
} from '@/lib/annotation/labels/judgement';
import type { Choice } from './verdict-fields';

/** What the lead's choices say; null while the type of an error is open. */
export function verdictOf({ verdict, type, stage }: Choice): VerdictPart | null {
  if (verdict !== 'inconsistent') return verdictPart(judgementFor(verdict, OPEN_JUDGEMENT));
  return type && verdictPart(judgementFor(type, OPEN_JUDGEMENT, stage));
}

/** What a written label lacks before the server takes it: the type of an error, or the reason for what nobody says. */
export function lackOf(
  choice: Choice,
  note: string,
  sides: readonly (Side | null)[],
): 'type' | 'reason' | null {
  const said = verdictOf(choice);
  if (said === null) return 'type';
  return hasEvidence({ ...said, note: note.trim() }, sides) ? null : 'reason';
}
