import type pg from 'pg';
import type { KeptFields } from '../../../comparison/sample-differences';
import { isoTime } from '../../export/load-annotations';
import type { IngestTarget } from '../insert-samples';

/** A sample that is there already, as far as a file is held against it. */
export interface HeldSample {
  id: string;
  externalId: string;
  textHash: string;
  /** It came with this very file. */
  own: boolean;
  kept: KeptFields;
}

/** The samples of a project with these external ids, by them. */
export async function storedSamples(
  client: pg.Client,
  { projectId, importId }: IngestTarget,
  externalIds: readonly string[],
): Promise<Map<string, HeldSample>> {
  const { rows } = await client.query<HeldSample>(
    `SELECT "id", "externalId", "textHash", "importId" IS NOT DISTINCT FROM $2::uuid AS "own",
       json_build_object('language', "language", 'generator', "generator", 'coarseLabel', "coarseLabel", 'coarseType', "coarseType",
         'metadata', "metadata", 'withdrawnAt', ${isoTime('"withdrawnAt"').text}, 'withdrawnReason', "withdrawnReason",
         'knownUse', CASE WHEN u."sampleId" IS NOT NULL
           THEN json_build_object('honeypot', u."honeypot", 'training', u."training") END) AS "kept"
     FROM "Sample" LEFT JOIN "KnownUse" u ON u."sampleId" = "id" WHERE "projectId" = $1 AND "externalId" = ANY($3::text[])`,
    [projectId, importId, externalIds],
  );
  return new Map(rows.map((row) => [row.externalId, row]));
}
