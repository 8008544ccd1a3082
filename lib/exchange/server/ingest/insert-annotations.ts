import type pg from 'pg';
import { ANNOTATION_FIELDS } from '../../contents/native/fields/annotation-fields';
import { sqlColumnsOf } from '../../contents/native/fields/field';
import { LABEL_FIELDS } from '../../contents/native/fields/label-fields';
import type {
  AnnotationRow,
  FlipRow,
  IngestedLabelRow,
  SegmentationRow,
  IngestedSegmentRow,
} from './annotation-rows';

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

/** Columns that the native format holds as they stand, with what they are taken out of JSON as. */
const OF_ANNOTATION = sqlColumnsOf(ANNOTATION_FIELDS);
const OF_LABEL = sqlColumnsOf(LABEL_FIELDS);
const names = (columns: typeof OF_LABEL): string => columns.map(([name]) => `"${name}"`).join(', ');
const types = (columns: typeof OF_LABEL): string =>
  columns.map(([name, type]) => `"${name}" ${type}`).join(', ');
/** JSON's null is the database's. */
const values = (columns: typeof OF_LABEL): string =>
  columns.map(([name, type]) => (type === 'jsonb' ? `nullif("${name}", 'null')` : `"${name}"`)).join(', ');

const ANNOTATIONS = `
  INSERT INTO "Annotation" ("id", "projectId", "sampleId", "runId", "roundId", "authorId", "segmentationId", "derivedFromId",
    "errorTypes", "updatedAt", ${names(OF_ANNOTATION)})
  SELECT "id", $2, "sampleId", "runId", "roundId", "authorId", "segmentationId", "derivedFromId",
    ARRAY(SELECT jsonb_array_elements_text("errorTypes")::"ErrorType"), coalesce("submittedAt", "createdAt"), ${values(OF_ANNOTATION)}
  FROM jsonb_to_recordset($1::jsonb) AS t("id" uuid, "sampleId" uuid, "runId" uuid, "roundId" uuid, "authorId" uuid,
    "segmentationId" uuid, "derivedFromId" uuid, "errorTypes" jsonb, ${types(OF_ANNOTATION)})`;

const LABELS = `
  INSERT INTO "Label" ("annotationId", "segmentId", "updatedAt", ${names(OF_LABEL)})
  SELECT "annotationId", "segmentId", now(), ${values(OF_LABEL)}
  FROM jsonb_to_recordset($1::jsonb) AS t("annotationId" uuid, "segmentId" uuid, ${types(OF_LABEL)})`;

// The run is the one that the annotation was started from; its own lines of the ledger have always been of that.
const FLIPS = `
  INSERT INTO "Flip" ("at", "projectId", "sampleId", "annotationId", "segmentId", "authorId", "runId", "method",
    "exposure", "before", "after", "machine")
  SELECT f."at", $2, f."sampleId", f."annotationId", f."segmentId", f."authorId", m."runId", f."method", f."exposure",
    nullif(f."before", 'null'), nullif(f."after", 'null'), f."machine"
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("at" timestamptz, "sampleId" uuid, "annotationId" uuid,
      "segmentId" uuid, "authorId" uuid, "method" text, "exposure" "Exposure", "before" jsonb, "after" jsonb,
      "machine" jsonb))
    WITH ORDINALITY AS f("at", "sampleId", "annotationId", "segmentId", "authorId", "method", "exposure", "before",
      "after", "machine", "number")
  JOIN "Annotation" a ON a."id" = f."annotationId"
  LEFT JOIN "Annotation" m ON m."id" = a."derivedFromId"
  ORDER BY f."number"`;

const AUDIT_LOG = `
  INSERT INTO "AuditEvent" ("actorId", "actorKind", "via", "projectId", "sampleId", "action", "objectType", "objectId", "after")
  SELECT $3, 'job', 'import', $2, "sampleId", 'annotation.import', 'annotation', "id",
    jsonb_build_object('source', "source", 'state', "state", 'verdict', "verdict", 'importId', $4::text)
  FROM jsonb_to_recordset($1::jsonb)
    AS t("id" uuid, "sampleId" uuid, "source" text, "state" text, "verdict" text)`;

export interface Rows {
  segments: IngestedSegmentRow[];
  segmentations: SegmentationRow[];
  annotations: AnnotationRow[];
  labels: IngestedLabelRow[];
  flips: FlipRow[];
}

/** Writes annotations with all that hangs on them: one statement a table, and a row of the audit log for each annotation. */
export async function insertAnnotations(
  client: pg.Client,
  { projectId, importId, actorId }: { projectId: string; importId: string; actorId: string | null },
  { segments, segmentations, annotations, labels, flips }: Rows,
): Promise<void> {
  if (segments.length === 0 && annotations.length === 0) return;
  const [cut, read] = [JSON.stringify(segmentations), JSON.stringify(annotations)];
  await client.query(SEGMENTS, [JSON.stringify(segments)]);
  await client.query(SEGMENTATIONS, [cut]);
  await client.query(ITEMS, [cut]);
  await client.query(ANNOTATIONS, [read, projectId]);
  await client.query(LABELS, [JSON.stringify(labels)]);
  if (flips.length > 0) await client.query(FLIPS, [JSON.stringify(flips), projectId]);
  await client.query(AUDIT_LOG, [read, projectId, actorId, importId]);
}
