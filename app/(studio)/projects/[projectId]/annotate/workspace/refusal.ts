import { push } from './act';
import { type Desk, type Refusal, say, type Stamp } from './state';

/** Whether what was refused can be offered again: a label on a segment that is still there, a note or a flag. */
export function canKeep(desk: Desk, { change, error }: Refusal): boolean {
  if (error.code !== 'stale' || desk.annotation.state === 'submitted') return false;
  if (change.kind === 'label' || change.kind === 'undecide')
    return desk.segments.some(({ id }) => id === change.segmentId);
  return change.kind === 'note' || change.kind === 'flag';
}

/** Puts the person's own, refused change on top of what is there now; only ever because they said so. */
export function keepMine(desk: Desk, changeId: string, { at, ids }: Stamp): Desk {
  const refusal = desk.refusals.find(({ change }) => change.changeId === changeId);
  if (!refusal) return desk;
  const rest = { ...desk, refusals: desk.refusals.filter((other) => other !== refusal) };
  if (!canKeep(desk, refusal)) return rest;
  const { change } = refusal;
  const segment = 'segmentId' in change && desk.segments.find(({ id }) => id === change.segmentId);
  const version = segment ? segment.label.version : desk.annotation.version;
  // Whoever chooses theirs over the server's state has seen that state.
  const again = 'unseen' in change ? { ...change, unseen: undefined } : change;
  return say(push(rest, { ...again, changeId: ids[0]!, version }, at), 'keptMine');
}
