import { Prisma } from '@/generated/prisma/client';
import { type Receipt, findReceipt } from '@/lib/audit/find-receipt';
import { KEPT } from '@/lib/db/kept-statement';
import type { Change } from '@/lib/annotation/labels/change';
import type { SpokenLabel } from '@/lib/annotation/labels/submission';
import type { TxCtx } from './annotator';
import type { LabelRow } from '../labels/label-row';
import type { Draft } from '../labels/lock-draft';
import { foundLabel, labelOf } from '../labels/read-label';
import { verdictsOf } from '../labels/refresh-answer';

/** What a change of one label is decided on. */
export interface Basis {
  label: LabelRow;
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
export async function readBasis(
  { db, actor }: TxCtx,
  draft: Draft,
  change: Change,
): Promise<{ made: boolean; basis: () => Basis }> {
  const [row] = await db.$queryRaw<Row[]>`${KEPT}
    SELECT (SELECT json_build_object('actorId', e."actorId", 'sampleId', e."sampleId") FROM "AuditEvent" e
            WHERE e."changeId" = ${change.changeId}::uuid) AS made
      ${ofLabel(draft, change)}`;
  const { made, label, spoken } = row!;
  return {
    made: findReceipt(made, { actorId: actor.userId, sampleId: draft.sampleId }),
    basis: () => ({ label: foundLabel(draft, label), spoken: spoken ?? [] }),
  };
}

function ofLabel(draft: Draft, change: Change): Prisma.Sql {
  if (change.kind !== 'label' && change.kind !== 'undecide') return Prisma.empty;
  return Prisma.sql`, (${labelOf(draft, change.segmentId)}) AS label, (${verdictsOf(draft)}) AS spoken`;
}
