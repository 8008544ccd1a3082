import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import type { LabelRow } from './label-row';

/** Stores a label that the caller has read under the annotation's lock. */
export async function writeLabel(db: Tx, label: LabelRow): Promise<void> {
  const {
    fact,
    logic,
    errorType,
    evidence,
    note,
    exposure,
    decidedAt,
    revealedAt,
    first,
    guideline,
    clause,
    version,
  } = label;
  await db.label.updateMany({
    where: { id: label.labelId },
    data: {
      ...{ fact, logic, errorType, note, exposure, decidedAt, revealedAt, guideline, version },
      evidence: evidence as unknown as Prisma.InputJsonArray,
      first: first ?? Prisma.DbNull,
      clause: clause ?? Prisma.DbNull,
    },
  });
}
