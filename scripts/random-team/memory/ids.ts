import type { ActionContext } from '@/lib/workspace/state/state';

/** Ids and times that no two share, in order. */
export interface IdSource {
  next(): string;
  context(): ActionContext;
}

export function countedIds(): IdSource {
  let count = 0;
  const next = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  const actionContext = () => ({
    at: new Date(Date.UTC(2026, 0) + (count += 1) * 1_000).toISOString(),
    ids: [next(), next(), next()],
  });
  return { next, context: actionContext };
}
