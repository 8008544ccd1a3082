import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

const words = storableText.trim().min(1).max(4_000);

export const commentSchema = z.object({
  /** Made up by the client: sent twice, it is one comment. */
  id: z.uuid(),
  segmentId: z.uuid().nullable().default(null),
  threadId: z.uuid().nullable().default(null),
  body: words,
});

export const commentChangeSchema = z.union([
  z.object({ body: words, version: z.number().int() }),
  z.object({ resolved: z.boolean() }),
]);
