import type pg from 'pg';
import type { AnnotationRow, LabelRow, SegmentationRow, SegmentRow } from './annotation-rows';

const SEGMENTS = `
  INSERT INTO "Segment" ("id", "sampleId", "text", "spans", "parentIds")
  SELECT "id", "sampleId", "text", "spans", ARRAY(SELECT jsonb_array_elements_text("parentIds")::uuid)
  FROM jsonb_to_recordset($1::jsonb) AS t("id" uuid, "sampleId" uuid, "text" text, "spans" jsonb, "parentIds" jsonb)`;

const SEGMENTATIONS = `
  INSERT INTO "Segmentation" ("id", "sampleId", "parentId")
  SELECT "id", "sampleId", "parentId"
  FROM jsonb_to_recordset($1::jsonb) AS t("id" uuid, "sampleId" uuid, "parentId" uuid)`;

const ITEMS = `
  INSERT INTO "SegmentationItem" ("segmentationId", "position", "segmentId")
  SELECT t."id", item.n - 1, item.id::uuid
  FROM jsonb_to_recordset($1::jsonb) AS t("id" uuid, "segmentIds" jsonb),
    jsonb_array_elements_text(t."segmentIds") WITH ORDINALITY AS item(id, n)`;

const ANNOTATIONS = `
  INSERT INTO "Annotation" ("id", "projectId", "sampleId", "source", "runId", "authorId", "segmentationId", "state",
    "derivedFromId", "verdict", "errorTypes", "superseded", "confirmed", "changed", "note", "flagReason", "createdAt",
    "updatedAt", "submittedAt")
  SELECT "id", $2, "sampleId", "source", "runId", "authorId", "segmentationId", "state", "derivedFromId", "verdict",
    ARRAY(SELECT jsonb_array_elements_text("errorTypes")::"ErrorType"), "superseded", "confirmed", "changed", "note",
    "flagReason", "createdAt", coalesce("submittedAt", "createdAt"), "submittedAt"
  FROM jsonb_to_recordset($1::jsonb) AS t("id" uuid, "sampleId" uuid, "source" "AnnotationSource", "runId" uuid,
    "authorId" uuid, "segmentationId" uuid, "state" "AnnotationState", "derivedFromId" uuid, "verdict" "Verdict",
    "errorTypes" jsonb, "superseded" boolean, "confirmed" int, "changed" int, "note" text, "flagReason" text,
    "createdAt" timestamptz, "submittedAt" timestamptz)`;

const LABELS = `
  INSERT INTO "Label" ("annotationId", "segmentId", "fact", "logic", "errorType", "evidence", "note", "exposure",
    "decidedAt", "first", "guideline", "clause", "machine", "updatedAt")
  SELECT "annotationId", "segmentId", "fact", "logic", "errorType", "evidence", "note", "exposure", "decidedAt",
    nullif("first", 'null'), "guideline", nullif("clause", 'null'), nullif("machine", 'null'), now()
  FROM jsonb_to_recordset($1::jsonb) AS t("annotationId" uuid, "segmentId" uuid, "fact" "Verdict", "logic" "Verdict",
    "errorType" "ErrorType", "evidence" jsonb, "note" text, "exposure" "Exposure", "decidedAt" timestamptz,
    "first" jsonb, "guideline" int, "clause" jsonb, "machine" jsonb)`;

const TRAIL = `
  INSERT INTO "AuditEvent" ("actorId", "projectId", "sampleId", "action", "objectType", "objectId", "after")
  SELECT $3, $2, "sampleId", 'annotation.import', 'annotation', "id",
    jsonb_build_object('source', "source", 'state', "state", 'verdict', "verdict", 'importId', $4::text)
  FROM jsonb_to_recordset($1::jsonb)
    AS t("id" uuid, "sampleId" uuid, "source" text, "state" text, "verdict" text)`;

export interface Rows {
  segments: SegmentRow[];
  segmentations: SegmentationRow[];
  annotations: AnnotationRow[];
  labels: LabelRow[];
}

/** Writes annotations with all that hangs on them: one statement a table, and a row of the trail for each annotation. */
export async function putAnnotations(
  client: pg.Client,
  { projectId, importId, actorId }: { projectId: string; importId: string; actorId: string | null },
  { segments, segmentations, annotations, labels }: Rows,
): Promise<void> {
  if (annotations.length === 0) return;
  const [cut, read] = [JSON.stringify(segmentations), JSON.stringify(annotations)];
  await client.query(SEGMENTS, [JSON.stringify(segments)]);
  await client.query(SEGMENTATIONS, [cut]);
  await client.query(ITEMS, [cut]);
  await client.query(ANNOTATIONS, [read, projectId]);
  await client.query(LABELS, [JSON.stringify(labels)]);
  await client.query(TRAIL, [read, projectId, actorId, importId]);
}
