import { accepted } from './accept';
import { sameVerdict, type VerdictPart } from './judgement';
import type { LabelStatus, MachineView } from './view';

/**
 * How a label stands to what was pre-filled. `machine` is null where no method spoke of the segment; a person's verdict
 * there is confirmed, as there was nothing to change. A type that was only suggested, not claimed, is never changed.
 */
export function labelStatus(
  label: VerdictPart & { decidedAt: string | Date | null },
  machine: MachineView | null,
): LabelStatus {
  const prefill = machine && accepted({ ...machine, note: '' }, null);
  if (label.decidedAt === null) return prefill ? 'prefilled' : 'open';
  if (!machine || !prefill) return 'confirmed';
  const compared = machine.errorType === null ? { ...label, errorType: null } : label;
  return sameVerdict(compared, prefill) ? 'confirmed' : 'changed';
}
