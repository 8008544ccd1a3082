import type pg from 'pg';
import { databaseUrl } from '@/lib/db/client';
import { withClient } from '@/lib/db/session';
import { env } from '@/lib/env';
import { fail } from '@/lib/errors';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Stores the bytes of a file piece by piece, as bytes on the way too; answers how many there were. Fails with
 * `too_large`, and then leaves pieces behind.
 */
export async function storeChunks(importId: string, body: AsyncIterable<Uint8Array>): Promise<number> {
  const limit = env().MAX_UPLOAD_MB * 1024 * 1024;
  let bytes = 0;
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const piece of body) {
      bytes += piece.length;
      if (bytes > limit) fail({ code: 'too_large', limitBytes: limit });
      yield piece;
    }
  }
  await withClient(databaseUrl(), async (client) => {
    // No wait for the disk at each piece: the commit that makes the import ready waits for all of them.
    await client.query('SET synchronous_commit = off');
    let position = 0;
    for await (const chunk of inChunks(watched())) await insert(client, importId, position++, chunk);
  });
  return bytes;
}

async function insert(client: pg.Client, importId: string, position: number, data: Buffer): Promise<void> {
  const text = 'INSERT INTO "ImportChunk" ("importId", "position", "data") VALUES ($1, $2, $3)';
  await client.query({ name: 'store-chunk', text, values: [importId, position, data] });
}

async function* inChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    pending.push(piece);
    size += piece.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.concat(pending, size);
    [pending, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pending, size);
}
