import type { PrismaClient } from '@/generated/prisma/client';
import { refreshEntries } from '@/lib/adjudication/server/queue/refresh-entries';
import { sampleAgreement } from '@/lib/agreement/units/sample-agreement';
import type { RatedSegment } from '@/lib/agreement/units/units';
import { commandLineActor } from '@/lib/auth/ctx';
import { ngramsColumn } from '@/lib/sample/server/ngrams-column';
import { patternGold } from './pattern-gold';
import { PATTERNS, patternLabels, PEOPLE, SEGMENTS } from './patterns';

const SENTENCE = 'The river is 120 km long and rises in the hills of the north. ';
const TEXTS = { answer: SENTENCE.repeat(SEGMENTS), reference: SENTENCE.repeat(12) };
const spanOf = (position: number): [number, number] => [
  position * SENTENCE.length,
  (position + 1) * SENTENCE.length - 1,
];

/** Two seconds a thousand samples; a hundred thousand must not fail for want of time. */
const TIMEOUT = 30 * 60_000;

/**
 * A project of many samples that three people have labelled, each in six segments: the same for the same number. Written by
 * the database itself; sample agreements and gold are made once for each kind of sample, entries as always. Returns the project's and some samples' ids.
 */
export async function seedLargeProject(
  db: PrismaClient,
  samples: number,
): Promise<{ projectId: string; sampleIds: string[] }> {
  const { id: projectId } = await db.project.create({
    data: { name: 'A large project', rounds: { create: { number: 1, overlap: PEOPLE } } },
    select: { id: true },
  });
  const authors: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const { id } = await db.author.create({ data: { projectId, name: `Person ${person + 1}` } });
    authors.push(id);
  }
  const questions = Array.from({ length: samples }, (_, n) => `How long is river ${n + 1}?`);
  const ngrams = questions.map((question) => ngramsColumn({ ...TEXTS, question }));
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL synchronous_commit = off`;
      await tx.$executeRaw`
        INSERT INTO "Sample" ("projectId", "externalId", "textHash", question, reference, answer, language, generator, "ngramSignature")
        SELECT ${projectId}::uuid, 'sample-' || lpad(n::text, 6, '0'), md5(n::text), question,
          ${TEXTS.reference}, ${TEXTS.answer}, 'en', 'model-' || n % 4, decode(ngrams, 'base64')
        FROM unnest(${questions}::text[], ${ngrams}::text[]) WITH ORDINALITY AS t(question, ngrams, n)`;
      await tx.$executeRaw`
        CREATE TEMP TABLE made ON COMMIT DROP AS
        SELECT id, (row_number() OVER (ORDER BY ordinal) - 1)::int % ${PATTERNS} AS pattern
        FROM "Sample" WHERE "projectId" = ${projectId}::uuid`;
      await tx.$executeRaw`
        CREATE TEMP TABLE said ON COMMIT DROP AS
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(patternLabels())}::jsonb)
          AS t(pattern int, person int, position int, fact "Verdict", logic "Verdict", "errorType" "ErrorType")`;
      await tx.$executeRaw`
        INSERT INTO "Segment" (id, "sampleId", text, spans)
        SELECT md5(m.id || 's' || p)::uuid, m.id, ${SENTENCE.trim()}, jsonb_build_array(jsonb_build_array(
          p * ${SENTENCE.length}::int, (p + 1) * ${SENTENCE.length}::int - 1))
        FROM made m, generate_series(0, ${SEGMENTS - 1}) AS p`;
      await tx.$executeRaw`INSERT INTO "Segmentation" (id, "sampleId") SELECT md5(id || 'g')::uuid, id FROM made`;
      await tx.$executeRaw`
        INSERT INTO "SegmentationItem" ("segmentationId", position, "segmentId")
        SELECT md5(m.id || 'g')::uuid, p, md5(m.id || 's' || p)::uuid
        FROM made m, generate_series(0, ${SEGMENTS - 1}) AS p`;
      await tx.$executeRaw`
        INSERT INTO "Annotation" (id, "projectId", "sampleId", source, "roundId", "authorId", "segmentationId", state,
          verdict, "errorTypes", "submittedAt", "updatedAt", "activeMs")
        SELECT md5(m.id || 'a' || k.person)::uuid, ${projectId}::uuid, m.id, 'annotator', r.id,
          (${authors}::uuid[])[k.person + 1], md5(m.id || 'g')::uuid, 'submitted',
          CASE WHEN k.failed THEN 'inconsistent' ELSE 'consistent' END::"Verdict", k.types, now(), now(), 60000
        FROM made m JOIN (
          SELECT pattern, person, bool_or("errorType" IS NOT NULL) AS failed,
            coalesce(array_agg(DISTINCT "errorType") FILTER (WHERE "errorType" IS NOT NULL), '{}') AS types
          FROM said GROUP BY pattern, person) k USING (pattern)
        JOIN "Round" r ON r."projectId" = ${projectId}::uuid`;
      await tx.$executeRaw`
        INSERT INTO "Label" ("annotationId", "segmentId", fact, logic, "errorType", "decidedAt", "updatedAt")
        SELECT md5(m.id || 'a' || s.person)::uuid, md5(m.id || 's' || s.position)::uuid, s.fact, s.logic, s."errorType", now(), now()
        FROM made m JOIN said s USING (pattern)`;
      await tx.$executeRaw`
        INSERT INTO "SampleAgreement" ("roundId", "sampleId", "projectId", raters, verdicts, "activeMs", submitted, "sameSegmentation", units,
          comparable, kind, agreement, pivotal, "cellKeys", evidence, methods, current)
        SELECT r.id, m.id, ${projectId}::uuid, ARRAY(SELECT jsonb_array_elements_text(t.raters)::uuid),
          ARRAY(SELECT jsonb_array_elements_text(t.verdicts)), ARRAY[60000, 60000, 60000], ARRAY[now(), now(), now()],
          t."sameSegmentation", t.units, t.comparable, t.kind, t.agreement, t.pivotal,
          ARRAY(SELECT jsonb_array_elements_text(t."cellKeys")), t.evidence, t.methods, true
        FROM made m JOIN jsonb_to_recordset(${JSON.stringify(agreementRows(authors))}::jsonb) AS t(pattern int, raters jsonb,
          verdicts jsonb, "sameSegmentation" boolean, units jsonb, comparable int, kind "DisagreementKind", agreement float8, pivotal int,
          "cellKeys" jsonb, evidence jsonb, methods jsonb) USING (pattern)
        JOIN "Round" r ON r."projectId" = ${projectId}::uuid`;
      // Nobody had seen a judge.
      await tx.$executeRaw`
        INSERT INTO "RestrictedAgreement" ("roundId", "sampleId", pooled, labels, raters, verdicts, "activeMs", submitted, "sameSegmentation",
          units, comparable, kind, "cellKeys", evidence, methods)
        SELECT "roundId", "sampleId", pooled, 'unseen', raters, verdicts, "activeMs", submitted, "sameSegmentation",
          units, comparable, kind, "cellKeys", evidence, methods
        FROM "SampleAgreement" WHERE "projectId" = ${projectId}::uuid`;
      await tx.$executeRaw`SELECT face4rag_refresh_progress(${projectId}::uuid)`;
      await tx.$executeRaw`
        UPDATE "SampleProgress" p SET "goldVerdict" = g.verdict, "goldOrigin" = g.origin, "goldStale" = false,
          "goldTypes" = ARRAY(SELECT jsonb_array_elements_text(coalesce(g.types, '[]'))::"ErrorType"), "goldFailed" = coalesce(g.failed, '[]')
        FROM made m JOIN jsonb_to_recordset(${JSON.stringify(patternGold(TEXTS.answer, spanOf))}::jsonb)
          AS g(pattern int, verdict "Verdict", origin "GoldOrigin", types jsonb, failed jsonb) USING (pattern)
        WHERE p."sampleId" = m.id`;
      await tx.$executeRaw`UPDATE "RoundSample" q SET "openPlaces" = 0 FROM "Round" r
        WHERE r.id = q."roundId" AND r."projectId" = ${projectId}::uuid`;
      await tx.$executeRaw`SELECT face4rag_refresh_progress(${projectId}::uuid)`;
      await tx.$executeRaw`DELETE FROM "StaleAgreement" WHERE "projectId" = ${projectId}::uuid`;
    },
    { timeout: TIMEOUT, maxWait: TIMEOUT },
  );
  await refreshEntries({ actor: commandLineActor, db }, projectId, { chunks: Infinity });
  await db.$executeRaw`VACUUM ANALYZE`;
  const some = await db.$queryRaw<{ id: string }[]>`
    SELECT "sampleId" AS id FROM "SampleAgreement" WHERE "projectId" = ${projectId}::uuid AND kind <> 'agreed'
    ORDER BY md5("sampleId"::text) LIMIT 200`;
  return { projectId, sampleIds: some.map(({ id }) => id) };
}

/** What refreshing would make of each kind of sample. */
function agreementRows(authors: readonly string[]) {
  const labels = patternLabels();
  return [...Array(PATTERNS).keys()].map((pattern) => {
    const people = authors.map((authorId, person) => ({
      authorId,
      segments: labels
        .filter((label) => label.pattern === pattern && label.person === person)
        .map((label): RatedSegment => ({
          id: String(label.position),
          spans: [spanOf(label.position)],
          label: {
            fact: label.fact,
            logic: label.logic,
            errorType: label.errorType,
            evidence: [],
            clauses: [],
          },
        })),
    }));
    return { pattern, ...sampleAgreement(TEXTS, people, []) };
  });
}
