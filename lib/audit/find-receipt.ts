import { fail } from '@/lib/errors';

/** Whose a change is, and of what: as the audit log has it, or as it is asked for now. */
export interface Receipt {
  actorId: string | null;
  sampleId: string | null;
}

/**
 * Whether a change has been made, going by the row of the audit log that has its id; to be asked under the lock, so that a twin
 * sent at the same time is found. Fails with `invalid` where the id was used for another's change, or another sample's.
 */
export function findReceipt(made: Receipt | null, { actorId, sampleId }: Receipt): boolean {
  if (made && (made.actorId !== actorId || made.sampleId !== sampleId))
    fail({ code: 'invalid', issues: [{ path: 'changeId', code: 'used_elsewhere' }] });
  return made !== null;
}
