import { expect, it } from 'vitest';
import type { Prisma } from '@/generated/prisma/client';
import { testDatabase } from '@/lib/testing/database/database';
import { draft } from '@/lib/testing/database/draft';
import type { EvidenceContent } from '@/lib/annotation/evidence/evidence';

const test = testDatabase();

it('evidence cannot be stored without its origin', async () => {
  const { annotationId } = await draft(test.db);
  const own: EvidenceContent = { relation: 'supports', start: 0, end: 9, quote: 'The river' };
  const evidence = [own] as unknown as Prisma.InputJsonArray;
  const store = test.db.label.updateMany({ where: { annotationId }, data: { evidence } });
  await expect(store).rejects.toThrow(/Label_evidence_origin/);
});
