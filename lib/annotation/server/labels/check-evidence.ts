import type { Tx } from '@/lib/db/client';
import { type FieldIssue, fail } from '@/lib/errors';
import { type Evidence, isSpan, quotesReference } from '@/lib/annotation/evidence/evidence';

/** Fails with `invalid` for evidence that does not quote the sample's reference exactly. */
export async function checkEvidence(db: Tx, sampleId: string, evidence: readonly Evidence[]): Promise<void> {
  if (!evidence.some(isSpan)) return;
  const { reference } = await db.sample.findUniqueOrThrow({
    where: { id: sampleId },
    select: { reference: true },
  });
  const issues = evidence.flatMap((item, index): FieldIssue[] =>
    isSpan(item) && !quotesReference(item, reference)
      ? [{ path: `judgement.evidence.${index}`, code: 'quote_not_in_reference' }]
      : [],
  );
  if (issues.length > 0) fail({ code: 'invalid', issues });
}
