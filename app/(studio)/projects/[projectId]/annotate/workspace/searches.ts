import { searchesIn } from '@/lib/annotation/evidence-edit';
import { act } from './act';
import { type Desk, selectedSegment, type Stamp } from './state';

/** Says that the reference was searched and holds nothing; said a second time with nothing new, it opens the searches to be edited. */
export function sayNotFound(desk: Desk, searched: readonly string[], stamp: Stamp): Desk {
  const evidence = selectedSegment(desk)?.label.evidence ?? [];
  const known = searchesIn(evidence);
  const fresh = searched.filter((words) => !known.includes(words));
  const said = evidence.some(({ relation }) => relation === 'not_found');
  if (said && fresh.length === 0) return { ...desk, mode: { kind: 'searches' } };
  return act(desk, { kind: 'searches', searched: [...known, ...fresh] }, stamp);
}
