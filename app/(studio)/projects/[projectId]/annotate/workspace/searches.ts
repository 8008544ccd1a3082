import { searchesIn } from '@/lib/annotation/evidence-edit';
import { act } from './act';
import { type Desk, isReadOnly, say, selectedSegment, type Stamp } from './state';

/**
 * Says that the reference was searched and holds nothing. With no search made, or said a second time with nothing new, it opens
 * the searches to be named.
 */
export function sayNotFound(desk: Desk, searched: readonly string[], stamp: Stamp): Desk {
  const evidence = selectedSegment(desk)?.label.evidence ?? [];
  const known = searchesIn(evidence);
  const fresh = searched.filter((words) => !known.includes(words));
  if (fresh.length === 0)
    return isReadOnly(desk) ? say(desk, 'readOnly') : { ...desk, mode: { kind: 'searches' } };
  return act(desk, { kind: 'searches', searched: [...known, ...fresh] }, stamp);
}
