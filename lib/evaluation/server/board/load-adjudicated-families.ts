import type { Db } from '@/lib/db/client';
import { touchingFamily } from '../../judge-safe';

/** Families of judges whose predictions were there when a lead adjudicated a sample, by sample: those of every sample that a lead adjudicated. */
export async function loadAdjudicatedFamilies(db: Db, projectId: string): Promise<Map<string, string[]>> {
  const rows = await db.$queryRaw<{ sampleId: string; method: string | null; model: string | null }[]>`
    SELECT DISTINCT j."sampleId", r.method, r.model FROM "Annotation" j
    LEFT JOIN "Annotation" p ON p."sampleId" = j."sampleId" AND p.source = 'method' AND p."createdAt" <= j."submittedAt"
      AND EXISTS (SELECT FROM "Label" l WHERE l."annotationId" = p.id AND (l.fact <> 'not_judged' OR l.logic <> 'not_judged'))
    LEFT JOIN "Run" r ON r.id = p."runId"
    WHERE j."projectId" = ${projectId}::uuid AND j.source = 'adjudication' AND j.state = 'submitted'`;
  const found = new Map<string, string[]>();
  for (const { sampleId, method, model } of rows) {
    const own = found.get(sampleId) ?? [];
    if (method !== null) own.push(touchingFamily({ method, model }));
    found.set(sampleId, own);
  }
  return found;
}
