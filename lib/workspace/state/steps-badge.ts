import { agreesWith } from '@/lib/annotation/labels/status';
import { type SegmentView } from '@/lib/annotation/view';
import { type WorkspaceState, isDecided } from './state';

/**
 * How the judge's revealed prediction compares with the person's verdict; null before the reveal, and where the judge
 * gave none.
 */
export function stepsBadge({ label, revealed }: SegmentView): 'agrees' | 'differs' | null {
  const agrees = revealed && label.decidedAt !== null ? agreesWith(label, revealed.machine) : null;
  if (agrees === null) return null;
  return agrees ? 'agrees' : 'differs';
}

/** Marks a change that is made before its judge has spoken in this workspace. */
export function unseenOn(
  workspace: Pick<WorkspaceState, 'arm'>,
  { revealed }: SegmentView,
): { unseen?: true } {
  return workspace.arm === 'reveal' && revealed === null ? { unseen: true } : {};
}

/** While fact and logic are said one after the other, the judge waits for the second. */
export function holdsOn({ arm, mode }: Pick<WorkspaceState, 'arm' | 'mode'>): { holds?: true } {
  return arm === 'reveal' && mode.kind === 'stages' && mode.at === 'fact' ? { holds: true } : {};
}

/** The second stage may say what the first has implied: it is saved all the same, since the judge waits for it. */
export function endsWait({ arm, mode }: Pick<WorkspaceState, 'arm' | 'mode'>, segment: SegmentView): boolean {
  return arm === 'reveal' && mode.kind === 'stages' && segment.revealed === null && isDecided(segment);
}

/** The method shows steps on a segment. */
export const hasSteps = (segments: readonly SegmentView[]): boolean =>
  segments.some(({ machine, revealed }) => machine?.steps || revealed?.machine.steps);
