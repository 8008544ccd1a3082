import type { Db } from '@/lib/db/client';
import { idFromHash, textHash } from '@/lib/sample/identity';
import type { Constructed } from '../construct';
import { constructedIds } from '../constructed-ids';
import type { LoadedSource } from './load-sources';

type SourceTexts = Pick<LoadedSource, 'externalId' | 'question' | 'reference' | 'language' | 'generator'>;

/** A sample to be, and what it was made of. */
export type MadeSample<Of extends SourceTexts = LoadedSource> = Constructed & { of: Of };

/**
 * Puts constructed samples into the project, under ids and in an order that tell nothing of how they were made. One whose texts are
 * there already, constructed or without an id of its own, adds nothing. Resolves with the ids of the ones that are new.
 */
export async function insertConstructed<Made extends MadeSample<SourceTexts>>(
  db: Db,
  { constructionId, projectId }: { constructionId: string | null; projectId: string },
  made: readonly Made[],
): Promise<Map<Made, string>> {
  const rows = made
    .map((one) => ({ one, hash: textHash(one.of.question, one.of.reference, one.answer) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ one, hash }) => ({ one, hash, ids: constructedIds(one.of.externalId, hash) }));
  const added = new Map<Made, string>();
  // Somebody else may take an id between the look and the insertion; then there is another look.
  for (let left = rows; left.length > 0;) {
    const named = await withFreeIds(db, projectId, left);
    const inserted = await insert(db, { constructionId, projectId }, named);
    left = [];
    for (const row of named) {
      const id = inserted.get(row.externalId);
      if (id === undefined) left.push(row);
      else added.set(row.one, id);
    }
  }
  return added;
}

interface Row<Made> {
  one: Made;
  hash: string;
  /** Ids that it may have, in order. */
  ids: string[];
}
type NamedRow<Made> = Row<Made> & { externalId: string };

/** The rows that are new, each with the first of its ids that is free. */
async function withFreeIds<Made>(
  db: Db,
  projectId: string,
  rows: readonly Row<Made>[],
): Promise<NamedRow<Made>[]> {
  const { hashes, ids: taken } = await present(db, projectId, rows);
  return rows.flatMap((row) => {
    const externalId = row.ids.find((id) => !taken.has(id));
    if (hashes.has(row.hash) || externalId === undefined) return [];
    taken.add(externalId);
    hashes.add(row.hash);
    return [{ ...row, externalId }];
  });
}

/** The ids of the samples that were inserted, by their ids in the project. */
async function insert(
  db: Db,
  { constructionId, projectId }: { constructionId: string | null; projectId: string },
  rows: readonly NamedRow<MadeSample<SourceTexts>>[],
): Promise<Map<string, string>> {
  const values = rows.map(({ one: { answer, pedigree, of }, hash, externalId }) => ({
    externalId,
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
  return new Map(added.map(({ id, externalId }) => [externalId, id]));
}

/** Which of the ids that rows may have are taken, and which of their texts are there. */
async function present(
  db: Db,
  projectId: string,
  rows: readonly { hash: string; ids: readonly string[] }[],
): Promise<{ hashes: Set<string>; ids: Set<string> }> {
  const hashes = rows.map(({ hash }) => hash);
  const ids = [...rows.flatMap((row) => row.ids), ...hashes.map(idFromHash)];
  const found = await db.$queryRaw<{ externalId: string; textHash: string }[]>`
    SELECT "externalId", "textHash" FROM "Sample" WHERE "projectId" = ${projectId}::uuid AND "externalId" = ANY(${ids}::text[])
    UNION ALL
    SELECT "externalId", "textHash" FROM "Sample"
    WHERE "projectId" = ${projectId}::uuid AND pedigree IS NOT NULL AND "textHash" = ANY(${hashes}::text[])`;
  return {
    hashes: new Set(found.map((row) => row.textHash)),
    ids: new Set(found.map(({ externalId }) => externalId)),
  };
}
