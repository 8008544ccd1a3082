import { judgeSign } from './judge-sign';
import { type Desk, say, selectedIndex } from './state';

/** To the next segment, or the one before, on which the judge differs. */
export function toDifference(desk: Desk, by: 1 | -1): Desk {
  const from = selectedIndex(desk);
  const order = [...desk.segments.slice(from + 1), ...desk.segments.slice(0, from)];
  const wanted = by > 0 ? order : order.reverse();
  const found = wanted.find((segment) => judgeSign(segment) === 'differs');
  if (!found) return say(desk, 'noDifference');
  return { ...desk, selectedId: found.id, mode: { kind: 'read' } };
}

/** Says what a save has just revealed, of whichever segment it was. */
export function sayRevealed(before: Desk, after: Desk): Desk {
  const known = new Map(before.segments.map(({ id, revealed }) => [id, revealed]));
  const index = after.segments.findIndex(({ id, revealed }) => revealed !== null && known.get(id) === null);
  const segment = after.segments[index];
  if (!segment?.revealed) return after;
  return say(after, `revealed.${judgeSign(segment) ?? 'silent'}`, { number: index + 1 });
}
