import { jobActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { expireUploads } from '@/lib/exchange/server/upload/expire-uploads';
import { repeatEvery } from './repeat-every';

/** Removes uploaded files that nobody went on with. What is returned stops it. */
export const keepUploads = (): (() => Promise<void>) =>
  repeatEvery('removing uploads left behind', 5 * 60_000, (signal) =>
    expireUploads({ actor: jobActor('uploads'), db: database() }, signal),
  );
