import type { Prisma } from '@/generated/prisma/client';
import type { StoredLabelRow } from './label-row';

type Traced = Pick<
  StoredLabelRow,
  'fact' | 'logic' | 'errorType' | 'evidence' | 'note' | 'clause' | 'version'
> & {
  decidedAt: Date | null;
};

/** What the audit log keeps of a label, before and after. */
export function traced(segmentId: string, label: Traced): Prisma.InputJsonObject {
  const { fact, logic, errorType, evidence, note, clause, version, decidedAt } = label;
  return {
    segmentId,
    fact,
    logic,
    errorType,
    evidence: evidence as unknown as Prisma.InputJsonArray,
    note,
    ...(clause && { clause }),
    version,
    decided: decidedAt !== null,
  };
}
