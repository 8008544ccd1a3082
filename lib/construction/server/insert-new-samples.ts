import { hash as digest } from 'node:crypto';
import type { Verdict } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { idFromHash, textHash } from '@/lib/sample/identity';
import { constructedIds } from '../constructed-ids';
import type { Pedigree } from '../pedigree';
import { isNearAnswer, plainAnswer } from '../same-answer';
import { QUESTION_KEY, questionKey } from './question-key';

/** A sample to be. */
export interface NewSample {
  question: string;
  reference: string;
  answer: string;
  language: string;
  generator: string | null;
  /** How it was made of another one; null: a model answered the question. */
  pedigree: Pedigree | null;
  /** What who made it claims of it. */
  coarseLabel: Verdict | null;
  metadata: object;
  /** Its id gets the shape of this one. */
  idLike: string;
  /** The whole answer is new: nearly the same words as another one's make it a double. */
  isWhole: boolean;
}

/**
 * Puts samples into the project, under ids and in an order that tell nothing of how they were made. One that answers the same question
 * over the same reference in the words of another sample adds nothing; of a model's own answer only the model's others count, as two
 * models may well say the same. Resolves with the ids of the ones that are new.
 */
export async function insertNewSamples(
  db: Db,
  { constructionId, projectId }: { constructionId: string | null; projectId: string },
  made: readonly NewSample[],
): Promise<Map<NewSample, string>> {
  const rows = made
    .map((sample) => ({ sample, hash: textHash(sample.question, sample.reference, sample.answer) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ sample, hash }) => ({ sample, hash, ids: idsOf(sample, hash) }));
  const added = new Map<NewSample, string>();
  // Somebody else may take an id between the look and the insertion; then there is another look.
  for (let left = await newOnes(db, projectId, rows); left.length > 0;) {
    const named = await withFreeIds(db, projectId, left);
    const inserted = await insert(db, { constructionId, projectId }, named);
    left = [];
    for (const row of named) {
      const id = inserted.get(row.externalId);
      if (id === undefined) left.push(row);
      else added.set(row.sample, id);
    }
  }
  return added;
}

interface Row {
  sample: NewSample;
  hash: string;
  /** Ids that it may have, in order. */
  ids: string[];
}
type NamedRow = Row & { externalId: string };

/** Ids that it may have, in order; the last is its generator's alone, for what another one has said to the letter. */
const idsOf = ({ idLike, generator }: NewSample, hash: string): string[] => [
  ...constructedIds(idLike, hash),
  idFromHash(digest('sha256', `${hash}\0${generator}`)),
];

/** The rows that say what no sample of the project, and no row before, says of their question. */
async function newOnes(db: Db, projectId: string, rows: readonly Row[]): Promise<Row[]> {
  const asked = new Map(rows.map(({ sample }) => [sample, questionKey(sample)]));
  const found = await db.$queryRaw<({ asked: string } & Known)[]>`
    SELECT ${QUESTION_KEY} AS asked, s.answer, s.generator FROM "Sample" s
    WHERE s."projectId" = ${projectId}::uuid AND ${QUESTION_KEY} = ANY(${[...new Set(asked.values())]}::text[])`;
  const knownOf = new Map<string, Known[]>();
  const know = (key: string, answer: Known): unknown =>
    knownOf.set(key, [...(knownOf.get(key) ?? []), answer]);
  for (const row of found) know(row.asked, row);
  return rows.filter(({ sample }) => {
    const key = asked.get(sample)!;
    if (isKnown(sample, knownOf.get(key) ?? [])) return false;
    know(key, sample);
    return true;
  });
}

type Known = Pick<NewSample, 'answer' | 'generator'>;

function isKnown({ answer, isWhole, pedigree, generator }: NewSample, known: readonly Known[]): boolean {
  const others = known
    .filter((one) => pedigree !== null || one.generator === generator)
    .map((one) => one.answer);
  const plain = plainAnswer(answer);
  return others.some((other) => plainAnswer(other) === plain) || (isWhole && isNearAnswer(answer, others));
}

/** The rows, each with the first of its ids that is free. */
async function withFreeIds(db: Db, projectId: string, rows: readonly Row[]): Promise<NamedRow[]> {
  const ids = rows.flatMap((row) => row.ids);
  const found = await db.sample.findMany({
    where: { projectId, externalId: { in: ids } },
    select: { externalId: true },
  });
  const taken = new Set(found.map(({ externalId }) => externalId));
  return rows.flatMap((row) => {
    const externalId = row.ids.find((id) => !taken.has(id));
    if (externalId === undefined) return [];
    taken.add(externalId);
    return [{ ...row, externalId }];
  });
}

/** The ids of the samples that were inserted, by their ids in the project. */
async function insert(
  db: Db,
  { constructionId, projectId }: { constructionId: string | null; projectId: string },
  rows: readonly NamedRow[],
): Promise<Map<string, string>> {
  const values = rows.map(({ sample, hash: textHash, externalId }) => ({ ...sample, textHash, externalId }));
  const added = await db.$queryRaw<{ id: string; externalId: string }[]>`
    INSERT INTO "Sample" ("projectId", "constructionId", "externalId", "textHash", question, reference, answer, language, generator,
      pedigree, "coarseLabel", metadata)
    SELECT ${projectId}::uuid, ${constructionId}::uuid, r."externalId", r."textHash", r.question, r.reference, r.answer, r.language,
      r.generator, nullif(r.pedigree, 'null'), r."coarseLabel"::"Verdict", r.metadata
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS r("externalId" text, "textHash" text, question text, reference text,
      answer text, language text, generator text, pedigree jsonb, "coarseLabel" text, metadata json)
    ON CONFLICT ("projectId", "externalId") DO NOTHING RETURNING id, "externalId"`;
  return new Map(added.map(({ id, externalId }) => [externalId, id]));
}
