import type { Db } from '@/lib/db/client';

/** The bytes of an uploaded file, piece by piece, as they were stored. */
export async function* loadChunks(db: Db, importId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const chunk = await db.importChunk.findUnique({
      where: { importId_position: { importId, position } },
      select: { data: true },
    });
    if (!chunk) return;
    yield chunk.data;
  }
}
