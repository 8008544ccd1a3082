import type pg from 'pg';
import type { ImportComparison, RowPlace } from '../../comparison/view';

/** A sample whose id stands for other texts in the project. */
export interface OtherTexts {
  place: RowPlace;
  sample: { externalId: string; question: string; reference: string; answer: string };
}

const TEXTS = ['question', 'reference', 'answer'] as const;

/** Which texts of these samples are others in the project. */
export async function otherTexts(
  client: pg.Client,
  projectId: string,
  samples: readonly OtherTexts[],
): Promise<ImportComparison['texts']> {
  if (samples.length === 0) return [];
  const { rows } = await client.query<OtherTexts['sample']>(
    `SELECT "externalId", "question", "reference", "answer" FROM "Sample"
     WHERE "projectId" = $1 AND "externalId" = ANY($2::text[])`,
    [projectId, samples.map(({ sample }) => sample.externalId)],
  );
  const stored = new Map(rows.map((row) => [row.externalId, row]));
  return samples.map(({ place, sample }) => ({
    sample: sample.externalId,
    ...place,
    fields: TEXTS.filter((field) => stored.get(sample.externalId)?.[field] !== sample[field]),
  }));
}
