import type { Db } from '@/lib/db/client';
import { idFromHash, textHash } from '@/lib/sample/identity';
import type { Constructed } from '../construct';
import type { LoadedSource } from './load-sources';

type SourceTexts = Pick<LoadedSource, 'question' | 'reference' | 'language' | 'generator'>;

/** A sample to be, and what it was made of. */
export type MadeSample<Of extends SourceTexts = LoadedSource> = Constructed & { of: Of };

/**
 * Puts constructed samples into the project, under ids and in an order that tell nothing of how they were made. One whose texts are
 * there already adds nothing. Resolves with the ids of the ones that are new.
 */
export async function insertConstructed<Made extends MadeSample<SourceTexts>>(
  db: Db,
  { constructionId, projectId }: { constructionId: string | null; projectId: string },
  made: readonly Made[],
): Promise<Map<Made, string>> {
  const rows = made
    .map((one) => ({ one, hash: textHash(one.of.question, one.of.reference, one.answer) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const values = rows.map(({ one: { answer, pedigree, of }, hash }) => ({
    externalId: idFromHash(hash),
    textHash: hash,
    question: of.question,
    reference: of.reference,
    answer,
    language: of.language,
    generator: of.generator,
    pedigree,
  }));
  const added = await db.$queryRaw<{ id: string; externalId: string }[]>`
    INSERT INTO "Sample" ("projectId", "constructionId", "externalId", "textHash", question, reference, answer, language, generator, pedigree)
    SELECT ${projectId}::uuid, ${constructionId}::uuid, r."externalId", r."textHash", r.question, r.reference, r.answer, r.language,
      r.generator, r.pedigree
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS r("externalId" text, "textHash" text, question text, reference text,
      answer text, language text, generator text, pedigree jsonb)
    ON CONFLICT ("projectId", "externalId") DO NOTHING RETURNING id, "externalId"`;
  const ids = new Map(added.map(({ id, externalId }) => [externalId, id]));
  return new Map(
    rows.flatMap(({ one, hash }) => {
      const id = ids.get(idFromHash(hash));
      return id === undefined ? [] : [[one, id]];
    }),
  );
}
