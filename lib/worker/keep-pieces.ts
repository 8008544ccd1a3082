import { systemActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { signSamples } from '@/lib/sample/server/sign-samples';
import { lookAgain } from './look-again';

/** Notes which pieces samples hold that came without: after an update of the studio, all that it has. What is answered stops it. */
export const keepPieces = (): (() => Promise<void>) =>
  lookAgain('noting pieces of samples', 30_000, (signal) =>
    signSamples({ actor: systemActor, db: database() }, signal),
  );
