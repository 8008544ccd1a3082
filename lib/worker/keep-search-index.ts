import { jobActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { indexSamples } from '@/lib/sample/server/index-samples';
import { repeatEvery } from './repeat-every';

/**
 * Stores the n-gram signatures of samples that lack one (after an update of the studio, all of them). Returns a
 * function that stops it.
 */
export const keepSearchIndex = (): (() => Promise<void>) =>
  repeatEvery('noting pieces of samples', 30_000, (signal) =>
    indexSamples({ actor: jobActor('search_index'), db: database() }, signal),
  );
