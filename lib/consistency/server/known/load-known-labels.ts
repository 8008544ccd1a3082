import { Prisma } from '@/generated/prisma/client';
import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import { newestVotes } from '@/lib/annotation/server/labels/votes';
import { segmentVerdict, type StageVerdicts } from '@/lib/annotation/labels/verdict';
import type { Db } from '@/lib/db/client';
import { quote, type Span } from '@/lib/text/offsets';
import { type ErrorType, STAGES } from '@/lib/typology/error-type';
import type { CarriedLabel } from '../../known/carried-label';
import { KnownSegments } from '../../known/known-segments';

const BATCH = 500;

interface Row {
  id: string;
  ordinal: number;
  externalId: string;
  reference: string;
  answer: string;
  labels: (StageVerdicts & { spans: Span[]; errorType: ErrorType | null; evidence: unknown })[];
}

/**
 * All that people have said of segments of a project: where a lead has adjudicated the sample what they decided, else what each annotator says in their
 * newest submitted annotation that counts. Labels come in the order of samples and of submission; without a verdict they say nothing.
 */
export async function loadKnownLabels(db: Db, projectId: string): Promise<KnownSegments<CarriedLabel>> {
  const known = new KnownSegments<CarriedLabel>();
  let after = -1;
  for (;;) {
    const rows = await labelledSamples(db, projectId, after);
    for (const row of rows) addLabels(known, row);
    if (rows.length < BATCH) return known;
    after = rows.at(-1)!.ordinal;
  }
}

const labelledSamples = (db: Db, projectId: string, after: number): Promise<Row[]> =>
  db.$queryRaw<Row[]>`
    WITH labelled AS (
      SELECT s.id, s.ordinal, s."externalId", s.reference, s.answer FROM "Sample" s
      WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND s.ordinal > ${after} AND EXISTS (
        SELECT FROM "Annotation" a WHERE a."sampleId" = s.id AND a.source <> 'method' AND a.state = 'submitted')
      ORDER BY s.ordinal LIMIT ${BATCH}
    ), decided AS (
      SELECT a.id, a."sampleId", a."submittedAt" FROM "Annotation" a JOIN labelled ON labelled.id = a."sampleId"
      WHERE a.source = 'adjudication' AND a.state = 'submitted'
    ), said AS (
      SELECT * FROM decided UNION ALL
      SELECT v.id, v."sampleId", v."submittedAt"
      FROM (${newestVotes(Prisma.sql`a."sampleId" = ANY (ARRAY(SELECT id FROM labelled))`)}) v
      WHERE v."sampleId" NOT IN (SELECT "sampleId" FROM decided)
    )
    SELECT labelled.*, coalesce((
      SELECT json_agg(json_build_object('spans', g.spans, 'fact', l.fact, 'logic', l.logic, 'errorType', l."errorType",
        'evidence', l.evidence) ORDER BY said."submittedAt", said.id, l.id)
      FROM said JOIN "Label" l ON l."annotationId" = said.id JOIN "Segment" g ON g.id = l."segmentId"
      WHERE said."sampleId" = labelled.id), '[]') AS labels
    FROM labelled ORDER BY labelled.ordinal`;

function addLabels(known: KnownSegments<CarriedLabel>, sample: Row): void {
  const { externalId, reference, answer, labels } = sample;
  if (labels.length === 0) return;
  const against = known.against(reference);
  for (const { spans, fact, logic, errorType, evidence } of labels) {
    const verdict = segmentVerdict({ fact, logic }, STAGES);
    if (verdict === 'undecided') continue;
    const found = evidenceListSchema.parse(evidence).map(({ origin: _, ...content }) => content);
    against.add(spans.map((span) => quote(answer, span)).join(' '), {
      ...{ verdict, types: errorType === null ? [] : [errorType], from: externalId },
      label: { fact, logic, errorType, evidence: found },
    });
  }
}
