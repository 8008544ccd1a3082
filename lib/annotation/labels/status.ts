import { accepted } from './accept';
import { sameVerdict, type VerdictPart } from './judgement';
import type { LabelStatus, MachineView } from '../view';

/**
 * Whether a person's verdict says what accepting the machine's would say; null where the machine gave no verdict. A type
 * counts only where the machine claims one.
 */
export function agreesWith(label: VerdictPart, machine: VerdictPart): boolean | null {
  const said = accepted({ ...machine, evidence: [], note: '' }, null);
  if (!said) return null;
  const compared = machine.errorType === null ? { ...label, errorType: null } : label;
  return sameVerdict(compared, said);
}

/**
 * How a label stands to what was pre-filled. Where the method gave no verdict (`machine` is null, or it abstained), a
 * person's is judged: there was nothing to confirm. A type that was only suggested, not claimed, is never changed.
 */
export function labelStatus(
  label: VerdictPart & { decidedAt: string | Date | null },
  machine: MachineView | null,
): LabelStatus {
  const agrees = machine && agreesWith(label, machine);
  if (label.decidedAt === null) return agrees === null ? 'open' : 'prefilled';
  if (agrees === null) return 'judged';
  return agrees ? 'confirmed' : 'changed';
}
