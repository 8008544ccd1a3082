import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import type { SampleTexts } from '../texts';
import { piecesColumn } from './pieces-column';

/** Samples that are signed in one transaction. */
const CHUNK = 500;

/**
 * Notes which pieces the texts of samples hold that came without: from before there were pieces, or written by the database itself.
 * Several processes may be at it, each takes others. Answers how many it has signed when none is left.
 */
export async function signSamples(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  let signed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const chunk = await inTx(ctx, ({ db }) => signChunk(db));
    signed += chunk;
    if (chunk === 0) return signed;
  }
}

type Unsigned = Pick<SampleTexts, 'id' | 'question' | 'reference' | 'answer'>;

/** A sample that somebody holds, since it is withdrawn or settled just now, is left for the next time. */
async function signChunk(db: Tx): Promise<number> {
  const samples = await db.$queryRaw<Unsigned[]>`
    SELECT id, question, reference, answer FROM "Sample" WHERE pieces IS NULL
    ORDER BY id LIMIT ${CHUNK} FOR NO KEY UPDATE SKIP LOCKED`;
  if (samples.length === 0) return 0;
  return db.$executeRaw`
    UPDATE "Sample" s SET pieces = decode(k.pieces, 'base64')
    FROM unnest(${samples.map(({ id }) => id)}::uuid[], ${samples.map(piecesColumn)}::text[]) AS k(id, pieces)
    WHERE s.id = k.id`;
}
