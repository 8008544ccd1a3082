import { uploadPool } from './upload-pool';

/** One statement, so that how far an upload is and what there is of it never differ, and of two senders one is refused. */
const TEXT = `
  WITH "grown" AS (
    UPDATE "Import" SET "bytes" = "bytes" + octet_length($3::bytea), "touchedAt" = now()
    WHERE "id" = $1 AND "state" = 'uploading' AND "bytes" = $2 RETURNING "id")
  INSERT INTO "ImportChunk" ("importId", "position", "data")
  SELECT "id", (SELECT coalesce(max("position") + 1, 0) FROM "ImportChunk" WHERE "importId" = $1), $3 FROM "grown"`;

/** Stores what stands at `offset` of a file; false when the upload is elsewhere by now, or has ended. */
export async function storeChunk(importId: string, offset: number, data: Buffer): Promise<boolean> {
  const values = [importId, offset, data];
  const { rowCount } = await uploadPool().query({ name: 'store-chunk', text: TEXT, values });
  return rowCount === 1;
}
