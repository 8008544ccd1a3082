import { hasEvidence, type Side } from '@/lib/adjudication/side';
import {
  judgementFor,
  OPEN_JUDGEMENT,
  type VerdictPart,
  verdictPart,
} from '@/lib/annotation/labels/judgement';
import type { VerdictChoice } from './verdict-fields';

/** What the lead's choices say; null while the type of an error is open. */
export function chosenVerdict({ verdict, type, stage }: VerdictChoice): VerdictPart | null {
  if (verdict !== 'inconsistent') return verdictPart(judgementFor(verdict, OPEN_JUDGEMENT));
  return type && verdictPart(judgementFor(type, OPEN_JUDGEMENT, stage));
}

/** What a written label lacks before the server takes it: the type of an error, or the reason for what nobody says. */
export function missingPart(
  choice: VerdictChoice,
  note: string,
  sides: readonly (Side | null)[],
): 'type' | 'reason' | null {
  const said = chosenVerdict(choice);
  if (said === null) return 'type';
  return hasEvidence({ ...said, note: note.trim() }, sides) ? null : 'reason';
}
