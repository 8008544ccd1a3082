import { isSpan } from '@/lib/annotation/evidence';
import { type Desk, type Look, selectedSegment } from './state';

/** What of the selected segment's evidence is looked at: another segment starts at its first piece. */
export function lookNow(desk: Pick<Desk, 'look' | 'segments' | 'selectedId'>): Pick<Look, 'at' | 'times'> {
  const { look, selectedId } = desk;
  const at = look.of === selectedId ? Math.min(look.at, Math.max(0, pieces(desk) - 1)) : 0;
  return { at, times: look.times };
}

/** To one piece of evidence. */
export function lookAt(desk: Desk, at: number): Desk {
  return { ...desk, look: { of: desk.selectedId, at, times: desk.look.times + 1 } };
}

/** On or back, round and round. The first wish shows the first piece again: it may have been scrolled away. */
export function lookBy(desk: Desk, by: 1 | -1): Desk {
  const count = pieces(desk);
  const fresh = desk.look.of !== desk.selectedId;
  const { at } = lookNow(desk);
  return lookAt(desk, count === 0 || fresh ? at : (at + by + count) % count);
}

const pieces = (desk: Pick<Desk, 'segments' | 'selectedId'>): number =>
  selectedSegment(desk)?.label.evidence.filter(isSpan).length ?? 0;
