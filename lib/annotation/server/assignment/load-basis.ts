import { Prisma } from '@/generated/prisma/client';
import { type Receipt, findReceipt } from '@/lib/audit/change-receipt';
import { PREPARED } from '@/lib/db/kept-statement';
import type { Change } from '@/lib/annotation/labels/change';
import type { SpokenLabel } from '@/lib/annotation/labels/submission';
import type { TxCtx } from './annotator';
import type { StoredLabelRow } from '../labels/label-row';
import type { LockedDraft } from '../labels/lock-draft';
import { foundLabel, labelQuery } from '../labels/load-label';
import { verdictsOf } from '../labels/refresh-answer';

/** What a change of one label is decided on. */
export interface Basis {
  label: StoredLabelRow;
  /** The verdicts of the whole answer, in the order of its segments. */
  spoken: Placed[];
}

type Placed = SpokenLabel & { segmentId: string };

interface Row {
  made: Receipt | null;
  label: unknown;
  spoken: Placed[] | null;
}

/**
 * Under the lock, so that a twin sent at the same time is found: whether the change has been made, else what a change of
 * one label is decided on. One round trip, since saving waits for each.
 */
export async function loadBasis(
  { db, actor }: TxCtx,
  draft: LockedDraft,
  change: Change,
): Promise<{ made: boolean; basis: () => Basis }> {
  const [row] = await db.$queryRaw<Row[]>`${PREPARED}
    SELECT (SELECT json_build_object('actorId', e."actorId", 'sampleId', e."sampleId", 'changeDigest', e."changeDigest") FROM "AuditEvent" e
            WHERE e."changeId" = ${change.changeId}::uuid) AS made
      ${ofLabel(draft, change)}`;
  const { made, label, spoken } = row!;
  return {
    made: findReceipt(made, { actorId: actor.userId, sampleId: draft.sampleId, change }),
    basis: () => ({ label: foundLabel(draft, label), spoken: spoken ?? [] }),
  };
}

function ofLabel(draft: LockedDraft, change: Change): Prisma.Sql {
  if (change.kind !== 'label' && change.kind !== 'undecide') return Prisma.empty;
  return Prisma.sql`, (${labelQuery(draft, change.segmentId)}) AS label, (${verdictsOf(draft)}) AS spoken`;
}
