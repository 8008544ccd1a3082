import type pg from 'pg';
import type { Import } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { chunkedBytes } from '../../bytes/chunked-bytes';
import type { FileBytes } from '../../bytes/file-bytes';
import { loadChunks } from './load-chunks';
import { streamChunks } from './stream-chunks';

type Uploaded = Pick<Import, 'id' | 'bytes'>;

/** An uploaded file for a page or a command. */
export const loadedBytes = (db: Db, { id, bytes }: Uploaded): FileBytes =>
  chunkedBytes({
    size: Number(bytes),
    stream: () => loadChunks(db, id),
    async lengths() {
      const rows = await db.$queryRaw<{ length: number }[]>`
        SELECT octet_length("data") AS "length" FROM "ImportChunk" WHERE "importId" = ${id}::uuid ORDER BY "position"`;
      return rows.map(({ length }) => length);
    },
    async load(position) {
      const where = { importId_position: { importId: id, position } };
      return (await db.importChunk.findUniqueOrThrow({ where, select: { data: true } })).data;
    },
  });

/** An uploaded file for whoever reads all of it, on a client of their own: quicker, and one stream at a time. */
export const streamedBytes = (client: pg.Client, { id, bytes }: Uploaded): FileBytes =>
  chunkedBytes({
    size: Number(bytes),
    stream: () => streamChunks(client, id),
    async lengths() {
      const { rows } = await client.query<{ length: number }>(
        'SELECT octet_length("data") AS "length" FROM "ImportChunk" WHERE "importId" = $1 ORDER BY "position"',
        [id],
      );
      return rows.map(({ length }) => length);
    },
    async load(position) {
      const { rows } = await client.query<{ data: Buffer }>(
        'SELECT "data" FROM "ImportChunk" WHERE "importId" = $1 AND "position" = $2',
        [id, position],
      );
      return rows[0]!.data;
    },
  });
