import type pg from 'pg';
import { ngramsColumn } from '@/lib/sample/server/ngrams-column';
import type { SampleDraft } from '../../import/draft-sample';
import { excerpt, fault, type Fault } from '../../parse/reject';
import { textArray } from '@/lib/db/text-array';

/** Where samples go: the project, and the import that brings them. */
export interface IngestTarget {
  projectId: string;
  importId: string;
}

/** Where a row stands in its file. */
interface Place {
  /** Number of the row, from 1. */
  position: number;
  /** Line on which it begins, from 1. */
  line: number;
}

export type PlacedDraft = Place & { draft: SampleDraft };
/** With all that is wrong with it, at least one thing. */
export type Rejected = Place & { faults: readonly Fault[]; excerpt: string };

const FIELDS = [
  ...['externalId', 'textHash', 'question', 'reference', 'answer', 'language', 'generator'],
  ...['coarseLabel', 'coarseType', 'metadata', 'pedigree'],
] as const satisfies readonly (keyof SampleDraft)[];
const CASTS: Record<string, string> = {
  coarseLabel: '::"Verdict"',
  coarseType: '::"ErrorType"',
  metadata: '::json',
  pedigree: '::jsonb',
};
const names = FIELDS.map((field) => `"${field}"`).join(', ');

/** The first row of each id goes in unless the project has that id already, in the order of the file. */
const INSERT = `
  INSERT INTO "Sample" ("projectId", "importId", "ngramSignature", ${names})
  SELECT $1, $2, decode(ngrams, 'base64'), ${FIELDS.map((field) => `"${field}"${CASTS[field] ?? ''}`).join(', ')}
  FROM unnest($3::text[], ${FIELDS.map((_, index) => `$${index + 4}::text[]`).join(', ')}) AS row(ngrams, ${names})
  ON CONFLICT ("projectId", "externalId") DO NOTHING`;

const STORED = `
  SELECT "externalId", "textHash", "importId" IS NOT DISTINCT FROM $2::uuid AS own
  FROM "Sample" WHERE "projectId" = $1 AND "externalId" = ANY($3::text[])`;

/**
 * Puts samples into a project. One that is there already adds nothing; one whose id stands for other texts, in this file
 * or in the project, is refused and says which it is.
 */
export async function insertSamples(
  client: pg.Client,
  { projectId, importId }: IngestTarget,
  batch: readonly PlacedDraft[],
): Promise<{ added: number; refused: Rejected[] }> {
  const column = (field: (typeof FIELDS)[number]) => textArray(batch.map(({ draft }) => draft[field]));
  const ngrams = textArray(batch.map(({ draft }) => ngramsColumn(draft)));
  const values = [projectId, importId, ngrams, ...FIELDS.map(column)];
  const { rowCount } = await client.query({ name: 'insert-samples', text: INSERT, values });
  const added = rowCount ?? 0;
  if (added === batch.length) return { added, refused: [] };
  const { rows } = await client.query<{ externalId: string; textHash: string; own: boolean }>(STORED, [
    projectId,
    importId,
    column('externalId'),
  ]);
  const stored = new Map(rows.map((row) => [row.externalId, row]));
  const refused = batch.flatMap(({ draft, ...place }) => {
    const found = stored.get(draft.externalId);
    if (!found || found.textHash === draft.textHash) return [];
    const reason = found.own ? 'id_repeated' : 'id_taken';
    return {
      ...place,
      faults: [fault(reason, null, { id: draft.externalId })],
      excerpt: excerpt(draft.answer),
    };
  });
  return { added, refused };
}
