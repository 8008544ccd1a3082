import { isSpan } from '@/lib/annotation/evidence';
import { spanIn } from '@/lib/annotation/evidence-edit';
import { type Stretch } from '@/lib/text/stretch';
import { walked, walkFrom, type WalkStep } from '@/lib/text/walk';
import { act } from './act';
import { type Desk, isReadOnly, selectedSegment, type Stamp } from './state';

/** Begins to walk the reference by sentence: at a place that was found, else at the first evidence, else at the top. */
export function startWalk(desk: Desk, from: number | null): Desk {
  const evidence = selectedSegment(desk)?.label.evidence.find(isSpan);
  const at = walkFrom(desk.sample.reference, from ?? evidence?.start ?? 0);
  return isReadOnly(desk) || !at ? desk : walkTo(desk, at);
}

/** Moves the stretch, or one end of it. */
export function walk(desk: Desk, step: WalkStep): Desk {
  const { mode, sample } = desk;
  return mode.kind === 'evidence' ? walkTo(desk, walked(sample.reference, mode, step)) : desk;
}

const walkTo = (desk: Desk, { start, end, moving }: Stretch): Desk => ({
  ...desk,
  mode: { kind: 'evidence', start, end, moving },
});

/** Makes the stretch evidence. */
export function markStretch(desk: Desk, relation: 'supports' | 'contradicts', stamp: Stamp): Desk {
  return desk.mode.kind === 'evidence' ? markSpan(desk, relation, desk.mode, stamp) : desk;
}

/** Makes any stretch of the reference evidence. */
export function markSpan(
  desk: Desk,
  relation: 'supports' | 'contradicts',
  span: { start: number; end: number },
  stamp: Stamp,
): Desk {
  return act(desk, { kind: 'evidence', add: spanIn(desk.sample.reference, relation, span) }, stamp);
}
