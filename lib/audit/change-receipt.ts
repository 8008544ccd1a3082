import { createHash } from 'node:crypto';
import { fail } from '@/lib/errors';

/** A change as its client sent it; `changeId` is the client's own key of it. */
export interface SentChange {
  changeId: string;
  version: number;
}

/** Whose a change was, of what, and what it said, as the audit log has it. */
export interface Receipt {
  actorId: string | null;
  sampleId: string | null;
  /** Null in rows from before it was kept. */
  changeDigest: string | null;
}

/**
 * What a change said, as 32 hexadecimal digits. The version stays out: a client puts a change that waits on top of what was saved
 * meanwhile. Fields come in the order of their schema, so that the same change has the same text.
 */
export function changeDigest({ version: _, ...said }: SentChange): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

/**
 * Whether a change has been made, going by the row of the audit log that has its id; to be asked under the lock, so that a twin
 * sent at the same time is found. Fails with `invalid` where the id was used for another's change, another sample's, or one that
 * said something else.
 */
export function findReceipt(
  made: Receipt | null,
  { actorId, sampleId, change }: Omit<Receipt, 'changeDigest'> & { change: SentChange },
): boolean {
  if (made === null) return false;
  const same =
    made.actorId === actorId &&
    made.sampleId === sampleId &&
    (made.changeDigest === null || made.changeDigest === changeDigest(change));
  if (!same) fail({ code: 'invalid', issues: [{ path: 'changeId', code: 'used_elsewhere' }] });
  return true;
}
