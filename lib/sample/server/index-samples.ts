import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import type { SampleTexts } from '../texts';
import { ngramsColumn } from './ngrams-column';

/** Samples that are signed in one transaction. */
const CHUNK = 500;

/**
 * Stores the n-gram signature of samples that came without: from before there was one, or written by the database
 * itself. Several processes may be at it, each takes others. Returns how many it has signed when none is left.
 */
export async function indexSamples(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  let signed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const chunk = await inTx(ctx, ({ db }) => signChunk(db));
    signed += chunk;
    if (chunk === 0) return signed;
  }
}

type Unsigned = Pick<SampleTexts, 'id' | 'question' | 'reference' | 'answer'>;

/** A sample that somebody holds, since it is withdrawn or adjudicated just now, is left for the next time. */
async function signChunk(db: Tx): Promise<number> {
  const samples = await db.$queryRaw<Unsigned[]>`
    SELECT id, question, reference, answer FROM "Sample" WHERE "ngramSignature" IS NULL
    ORDER BY id LIMIT ${CHUNK} FOR NO KEY UPDATE SKIP LOCKED`;
  if (samples.length === 0) return 0;
  return db.$executeRaw`
    UPDATE "Sample" s SET "ngramSignature" = decode(k.ngrams, 'base64')
    FROM unnest(${samples.map(({ id }) => id)}::uuid[], ${samples.map(ngramsColumn)}::text[]) AS k(id, ngrams)
    WHERE s.id = k.id`;
}
