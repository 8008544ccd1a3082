import type pg from 'pg';

export interface Settled {
  added: number;
  same: number;
  rejected: number;
}

/** The first row of each id goes in unless the project has that id already, in the order of the file. */
const INSERT = `
  INSERT INTO "Sample" ("projectId", "importId", "externalId", "textHash", "question", "reference", "answer", "language",
                        "generator", "coarseLabel", "coarseType", "metadata")
  SELECT $1, $2, "externalId", "textHash", "question", "reference", "answer", "language",
         "generator", "coarseLabel", "coarseType", "metadata"
  FROM incoming
  WHERE "position" IN (SELECT min("position") FROM incoming WHERE "reason" IS NULL GROUP BY "externalId")
  ORDER BY "position"
  ON CONFLICT ("projectId", "externalId") DO NOTHING`;

/** Rows whose id stands for other texts, in this file or in the project, are rejected and say which it is. */
const REFUSE = `
  UPDATE incoming SET "reason" = CASE WHEN sample."importId" = $2 THEN 'id_repeated' ELSE 'id_taken' END,
                      "detail" = jsonb_build_object('id', incoming."externalId"),
                      "excerpt" = left(incoming."answer", 2000)
  FROM "Sample" AS sample
  WHERE sample."projectId" = $1 AND sample."externalId" = incoming."externalId"
    AND incoming."reason" IS NULL AND sample."textHash" <> incoming."textHash"`;

const REJECTS = `
  INSERT INTO "ImportReject" ("importId", "position", "line", "column", "reason", "detail", "excerpt")
  SELECT $1, "position", "line", "column", "reason", coalesce("detail", '{}'), coalesce("excerpt", '') FROM incoming WHERE "reason" IS NOT NULL`;

/** Takes the good rows over into the project; rows that are there already add nothing. */
export async function settleIncoming(
  client: pg.Client,
  projectId: string,
  importId: string,
): Promise<Settled> {
  const added = (await client.query(INSERT, [projectId, importId])).rowCount ?? 0;
  await client.query(REFUSE, [projectId, importId]);
  const rejected = (await client.query(REJECTS, [importId])).rowCount ?? 0;
  const { rows } = await client.query<{ good: string }>(
    'SELECT count(*) AS good FROM incoming WHERE "reason" IS NULL',
  );
  return { added, rejected, same: Number(rows[0]?.good ?? 0) - added };
}
