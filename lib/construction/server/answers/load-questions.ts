import type { Db } from '@/lib/db/client';
import type { Question } from '../../answers/question';
import { LANGUAGE } from '../load-sources';
import { QUESTION_KEY } from '../question-key';

/**
 * A sample for each question and reference of a project, withdrawn ones left out, in an order that looks like chance and is the same
 * each time: so that a later order over more questions begins with those of an earlier one.
 */
export const drawQuestions = (
  db: Db,
  projectId: string,
  { language, limit }: { language: string | null; limit: number | null },
): Promise<{ sampleId: string; language: string }[]> =>
  db.$queryRaw`
    SELECT "sampleId", language FROM (
      SELECT DISTINCT ON (asked) s.id AS "sampleId", s.language, ${QUESTION_KEY} AS asked
      FROM "Sample" s
      WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL
        AND (${language}::text IS NULL OR ${LANGUAGE} = ${language})
      ORDER BY asked, s.ordinal) q
    ORDER BY asked LIMIT ${limit}`;

/** The questions of samples, by the ids of these; without those that are gone. */
export async function loadQuestions(
  db: Db,
  projectId: string,
  sampleIds: readonly string[],
): Promise<Map<string, Question>> {
  const rows = await db.sample.findMany({
    where: { projectId, id: { in: [...new Set(sampleIds)] } },
    select: { id: true, externalId: true, question: true, reference: true, language: true },
  });
  return new Map(rows.map(({ id, ...question }) => [id, question]));
}
