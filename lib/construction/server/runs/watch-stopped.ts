import type { Db } from '@/lib/db/client';
import type { ActiveRun } from '@/lib/consistency/server/active-run';
import { isStopped } from '../../combination';
import { stoppedRecipes } from '../found-groups';

const LOOK_EVERY_MS = 10_000;

/** Whether a recipe of a going run is stopped, as it was some seconds ago at most: people decide while the run goes. */
export function watchStopped(
  db: Db,
  { projectId, model }: Pick<ActiveRun, 'projectId' | 'model'>,
): (recipe: string) => Promise<boolean> {
  let lookedAt = -Infinity;
  let stopped: Promise<Set<string>> = Promise.resolve(new Set());
  return async (recipe) => {
    if (performance.now() >= lookedAt + LOOK_EVERY_MS) {
      lookedAt = performance.now();
      stopped = stoppedRecipes(db, projectId, model);
    }
    return isStopped(await stopped, recipe);
  };
}
