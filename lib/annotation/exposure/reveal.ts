import type { Arm } from './arm';
import { exposureTo, mostExposed } from './exposure';
import { isWhole, sameVerdict, type VerdictPart, verdictPart } from '../labels/judgement';
import type { Exposure, MachineView } from '../view';

/** A label as far as a reveal concerns it. */
export interface Revealable extends VerdictPart {
  decidedAt: Date | null;
  revealedAt: Date | null;
  exposure: Exposure;
}

/** A line of the ledger: what was said before and after; null for a verdict taken back. */
export interface FlipEntry {
  before: VerdictPart | null;
  /** What had been seen when the verdict before was given. */
  exposure: Exposure;
  after: VerdictPart | null;
}

/** What a verdict leaves behind where a judge speaks after it. */
interface Revealed {
  revealedAt: Date | null;
  exposure: Exposure;
  flip: FlipEntry | null;
  /**
   * The change replaced the verdict given before the reveal, and only the workspace claims that the prediction had not
   * been seen.
   */
  believed: boolean;
}

/** A change that was waiting while the verdict before it was being saved can come this much after the reveal. */
const UNSEEN_MS = 10_000;

interface Act {
  /** What the judge said of the segment. */
  prediction: MachineView | null;
  /** Made before the reveal was in the workspace, as the workspace says. */
  unseen: boolean;
  /** A part of a verdict that is being given stage by stage. */
  holds: boolean;
  at: Date;
}

/**
 * What a verdict (null: taken back) does to a label whose judge speaks after it. The judge waits until the verdict is
 * whole: both stages, and the type of what failed.
 */
export function revealBy(
  arm: Arm,
  label: Revealable,
  next: VerdictPart | null,
  { prediction, unseen, holds, at }: Act,
): Revealed {
  const { revealedAt, exposure } = label;
  const stays = { revealedAt, exposure, flip: null, believed: false };
  if (arm !== 'reveal' || prediction === null) return stays;
  if (revealedAt === null) {
    const whole = next !== null && !holds && isWhole(next);
    return { ...stays, revealedAt: whole ? at : null };
  }
  const before = label.decidedAt === null ? null : verdictPart(label);
  if (before === null && next === null) return stays;
  if (before !== null && next !== null && sameVerdict(before, next)) return stays;
  // Only a change already under way was made without having seen the prediction; as nobody can verify that, it is
  // recorded.
  if (unseen && at.getTime() - revealedAt.getTime() <= UNSEEN_MS) return { ...stays, believed: true };
  const flip = { before, exposure, after: next && verdictPart(next) };
  return { ...stays, exposure: next ? seenExposure(label, prediction) : exposure, flip };
}

/** The most that had been seen of a segment: its label's exposure, and the prediction that was revealed since. */
export function seenExposure(
  { exposure }: Pick<Revealable, 'exposure'>,
  revealed: MachineView | null,
): Exposure {
  if (revealed === null) return exposure;
  return mostExposed(exposure, exposureTo({ methodSegmentation: true, machine: revealed, peer: false }));
}
