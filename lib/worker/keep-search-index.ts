import { jobActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { indexSamples } from '@/lib/sample/server/index-samples';
import { lookAgain } from './look-again';

/** Notes which pieces samples hold that came without: after an update of the studio, all that it has. What is answered stops it. */
export const keepSearchIndex = (): (() => Promise<void>) =>
  lookAgain('noting pieces of samples', 30_000, (signal) =>
    indexSamples({ actor: jobActor('search_index'), db: database() }, signal),
  );
