import { randomUUID } from 'node:crypto';
import { byMethod } from '@/lib/annotation/evidence/evidence';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { Prediction } from '@/lib/consistency/method';
import type { Tx } from '@/lib/db/client';
import { PREPARED } from '@/lib/db/kept-statement';
import { ERROR_TYPES, type Stage } from '@/lib/typology/error-type';
import { currentPredictions } from './current-predictions';

export interface SamplePrediction {
  sampleId: string;
  prediction: Prediction;
}

/**
 * Stores the predictions of one run, many samples at once: one statement a table. The caller holds predictionLocks and
 * has made sure that none of the samples has a prediction of this run.
 */
export async function storePredictions(
  db: Tx,
  run: { id: string; projectId: string; judges: readonly Stage[] },
  predictions: readonly SamplePrediction[],
): Promise<void> {
  const rows = predictions.map((entry) => ({ ...entry, id: randomUUID(), segmentationId: randomUUID() }));
  const segments = rows.flatMap(({ id, segmentationId, sampleId, prediction }) =>
    prediction.segments.map((segment, position) => ({
      id: randomUUID(),
      labelOf: id,
      segmentationId,
      sampleId,
      position,
      ...segment,
      evidence: byMethod(segment.evidence),
    })),
  );
  const annotations = rows.map(({ id, sampleId, segmentationId, prediction }) => {
    const verdict = answerVerdict(prediction.segments, run.judges);
    const types = new Set(prediction.segments.map(({ errorType }) => errorType));
    return {
      id,
      sampleId,
      segmentationId,
      verdict: verdict === 'undecided' ? null : verdict,
      types: ERROR_TYPES.filter((type) => types.has(type)),
    };
  });

  // Each table gets its own columns alone: a judge's steps are long.
  const texts = segments.map(({ id, sampleId, text, spans }) => ({ id, sampleId, text, spans }));
  const items = segments.map(({ id, segmentationId, position }) => ({ id, segmentationId, position }));
  const labels = segments.map(({ text: _, spans: __, ...label }) => label);
  await db.$executeRaw`${PREPARED}
    INSERT INTO "Segmentation" (id, "sampleId")
    SELECT "segmentationId", "sampleId" FROM jsonb_to_recordset(${JSON.stringify(annotations)}::jsonb)
      AS t("segmentationId" uuid, "sampleId" uuid)`;
  await db.$executeRaw`${PREPARED}
    INSERT INTO "Segment" (id, "sampleId", text, spans, "parentIds")
    SELECT id, "sampleId", text, spans, '{}'
    FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS t(id uuid, "sampleId" uuid, text text, spans jsonb)`;
  await db.$executeRaw`${PREPARED}
    INSERT INTO "SegmentationItem" ("segmentationId", position, "segmentId")
    SELECT "segmentationId", position, id
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS t(id uuid, "segmentationId" uuid, position int)`;
  await db.$executeRaw`${PREPARED}
    INSERT INTO "Annotation" (id, "projectId", "sampleId", source, "runId", "segmentationId", state, verdict,
      "errorTypes", "submittedAt", "updatedAt")
    SELECT id, ${run.projectId}::uuid, "sampleId", 'method', ${run.id}::uuid, "segmentationId", 'submitted', verdict,
      ARRAY(SELECT jsonb_array_elements_text(types)::"ErrorType"), now(), now()
    FROM jsonb_to_recordset(${JSON.stringify(annotations)}::jsonb)
      AS t(id uuid, "sampleId" uuid, "segmentationId" uuid, verdict "Verdict", types jsonb)`;
  await db.$executeRaw`${PREPARED}
    INSERT INTO "Label" ("annotationId", "segmentId", fact, logic, "errorType", evidence, machine, "updatedAt")
    SELECT "labelOf", id, fact, logic, "errorType", evidence, machine, now()
    FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb)
      AS t("labelOf" uuid, id uuid, fact "Verdict", logic "Verdict", "errorType" "ErrorType", evidence jsonb, machine jsonb)`;
  const sampleIds = predictions.map(({ sampleId }) => sampleId);
  for (const statement of currentPredictions(run.projectId, sampleIds)) await db.$executeRaw(statement);
}
