import { Prisma } from '@/generated/prisma/client';
import { isUnseen } from '@/lib/annotation/exposure/exposure';
import { answerVerdict, type AnswerVerdict, type Verdict } from '@/lib/annotation/labels/verdict';
import { newestVotes } from '@/lib/annotation/server/labels/votes';
import type { Exposure } from '@/lib/annotation/view';
import type { Db } from '@/lib/db/client';
import { touchingFamily, type ShownLabel } from '../../judge-safe';
import { STAGES } from '@/lib/typology/error-type';

/** What people say of one answer, as far as no judge could have moved it. */
export interface BlindLabels {
  /** By author's id: those alone all of whose labels were given before any judge spoke. */
  labels: Map<string, AnswerVerdict>;
  /** Everybody's labels stand as they were given then: gold that is made of them is blind. */
  untouched: boolean;
  /** What had been shown before the labels that stand now, and of which judge. */
  shown: ShownLabel[];
}

interface Row {
  sampleId: string;
  authorId: string;
  /** What was said of any segment before a judge spoke, and what had been seen by then: fact/logic/exposure. */
  said: string[];
  /** What had been seen when the labels that stand now were given. */
  exposures: Exposure[];
  /** Of the run whose prediction the annotation was started from. */
  method: string | null;
  model: string | null;
}

/** By sample, of everybody whose newest annotation votes for gold. A verdict that was changed after a reveal counts as it stood before. */
export async function loadBlindLabels(db: Db, projectId: string): Promise<Map<string, BlindLabels>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT v."sampleId", v."authorId", r.method, r.model, array_agg(DISTINCT l.exposure::text) AS exposures,
      array_agg(DISTINCT concat_ws('/', coalesce(f.before->>'fact', l.fact::text), coalesce(f.before->>'logic', l.logic::text),
        coalesce(f.exposure, l.exposure))) AS said
    FROM (${newestVotes(Prisma.sql`a."projectId" = ${projectId}::uuid`)}) v
    JOIN "Label" l ON l."annotationId" = v.id
    LEFT JOIN "Annotation" p ON p.id = v."derivedFromId"
    LEFT JOIN "Run" r ON r.id = p."runId"
    LEFT JOIN (
      SELECT DISTINCT ON ("annotationId", "segmentId") "annotationId", "segmentId", before, exposure FROM "Flip"
      WHERE "projectId" = ${projectId}::uuid ORDER BY "annotationId", "segmentId", id
    ) f ON f."annotationId" = l."annotationId" AND f."segmentId" = l."segmentId" AND f.before IS NOT NULL
    GROUP BY v."sampleId", v."authorId", r.method, r.model`;
  const found = new Map<string, BlindLabels>();
  for (const { sampleId, authorId, said, exposures, method, model } of rows) {
    const own = found.get(sampleId) ?? {
      labels: new Map<string, AnswerVerdict>(),
      untouched: true,
      shown: [],
    };
    const parts = said.map((one) => one.split('/') as [Verdict, Verdict, Exposure]);
    if (parts.every(([, , exposure]) => isUnseen(exposure)))
      own.labels.set(
        authorId,
        answerVerdict(
          parts.map(([fact, logic]) => ({ fact, logic })),
          STAGES,
        ),
      );
    own.untouched &&= exposures.every(isUnseen);
    const family = method === null ? null : touchingFamily({ method, model });
    own.shown.push(...exposures.map((exposure) => ({ exposure, family })));
    found.set(sampleId, own);
  }
  return found;
}
