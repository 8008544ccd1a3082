import type pg from 'pg';
import { ngramsColumn } from '@/lib/sample/server/ngrams-column';
import type { SampleDraft } from '../../import/draft-sample';
import { textArray } from '@/lib/db/text-array';

/** Where samples go: the project, and the import that brings them. */
export interface IngestTarget {
  projectId: string;
  importId: string;
}

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

/** Puts samples into a project; how many came in. One that is there already, by its id, adds nothing. */
export async function insertSamples(
  client: pg.Client,
  { projectId, importId }: IngestTarget,
  batch: readonly SampleDraft[],
): Promise<number> {
  const column = (field: (typeof FIELDS)[number]) => textArray(batch.map((draft) => draft[field]));
  const values = [projectId, importId, textArray(batch.map(ngramsColumn)), ...FIELDS.map(column)];
  const { rowCount } = await client.query({ name: 'insert-samples', text: INSERT, values });
  return rowCount ?? 0;
}
