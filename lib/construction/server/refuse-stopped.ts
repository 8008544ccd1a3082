import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { isStopped } from '../combination';
import { stoppedRecipes } from './found-groups';

/** Refuses recipes of which people accept too little, and combinations of them: `invalid`/below_minimum at each. `model` null: rules. */
export async function refuseStopped(
  db: Db,
  projectId: string,
  { wanted, model }: { wanted: Partial<Record<string, number>>; model: string | null },
): Promise<void> {
  const stopped = await stoppedRecipes(db, projectId, model);
  const refused = Object.entries(wanted).filter(
    ([recipe, count]) => (count ?? 0) > 0 && isStopped(stopped, recipe),
  );
  if (refused.length === 0) return;
  fail({
    code: 'invalid',
    issues: refused.map(([recipe]) => ({ path: `wanted.${recipe}`, code: 'below_minimum' as const })),
  });
}
