import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copiedBytes } from '../../parse/copy-binary';

/** The bytes of an uploaded file in pieces, by one COPY; the client is busy until they end. Quicker than readChunks. */
export async function* streamChunks(client: pg.Client, importId: string): AsyncGenerator<Uint8Array> {
  const stream = client.query(
    copyTo(
      `COPY (SELECT "data" FROM "ImportChunk" WHERE "importId" = ${pg.escapeLiteral(importId)} ORDER BY "position")
       TO STDOUT (FORMAT binary)`,
    ),
  );
  yield* copiedBytes(stream);
}
