/** Parts of the work, which are never added up: only what is `counted` makes the figures of a project. */
export const PARTS = ['counted', 'training', 'honeypot', 'uncounted'] as const;
/**
 * `training`: of a training round. `honeypot`: of a sample that is there to check people. `uncounted`: of a round whose labels
 * do not count for gold. `counted`: everything else.
 */
export type Part = (typeof PARTS)[number];

/** The part that a place or an annotation belongs to, by its round and whether its sample is a honeypot there; face4rag_part in SQL. */
export function partOf(
  { kind, counts }: { kind: 'training' | 'pilot' | 'main' | 'reannotation'; counts: boolean },
  honeypot: boolean,
): Part {
  if (kind === 'training') return 'training';
  if (honeypot) return 'honeypot';
  return counts ? 'counted' : 'uncounted';
}
