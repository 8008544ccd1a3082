import { Prisma, type PrismaClient } from '@/generated/prisma/client';
import { now } from '@/lib/clock';
import type { BatchApi } from '@/lib/llm/batch/batch-api';
import { type BatchAnswer, readBatchLines } from '@/lib/llm/batch/batch-lines';
import type { RemoteBatch } from '@/lib/llm/batch/remote-batch';
import { log } from '@/lib/log';
import { OPEN_BATCH } from './open-batch';

/** Ends a batch with what the endpoint has answered; null: the endpoint knows nothing of it. Calls without an answer are marked as such. */
export async function endBatch(
  db: PrismaClient,
  api: BatchApi,
  { id, inputFile }: { id: string; inputFile: string | null },
  batch: RemoteBatch | null,
): Promise<void> {
  const files = await Promise.all((batch?.files ?? []).map((file) => api.download(file)));
  const answers = files.flatMap((text) => [...readBatchLines(text)]);
  const status = batch?.status ?? 'lost';
  const none: BatchAnswer = { status: null, body: { error: { code: status } } };
  await db.$transaction(
    async (tx) => {
      const ended = await tx.callBatch.updateMany({
        where: { id, ...OPEN_BATCH },
        data: { state: 'ended', status, answered: answers.length, endedAt: now() },
      });
      if (ended.count === 0) return; // another worker was quicker, and its run may be at the answers already
      for (let from = 0; from < answers.length; from += ROWS_AT_ONCE) {
        const rows = answers.slice(from, from + ROWS_AT_ONCE);
        await tx.$executeRaw`
          UPDATE "BatchedCall" c SET answer = a.answer
          FROM unnest(${rows.map(([key]) => key)}::text[], ${rows.map(([, answer]) => storable(answer))}::jsonb[]) AS a(key, answer)
          WHERE c."batchId" = ${id}::uuid AND c.key = a.key`;
      }
      await tx.batchedCall.updateMany({
        where: { batchId: id, answer: { equals: Prisma.AnyNull } },
        data: { answer: none as unknown as Prisma.InputJsonValue },
      });
    },
    { timeout: 60_000 },
  );
  await dropFiles(api, [inputFile, ...(batch?.files ?? [])]);
}

const ROWS_AT_ONCE = 1_000;

/** As PostgreSQL takes it: no NUL, no half of a pair. */
const storable = (answer: BatchAnswer): string =>
  JSON.stringify(answer).replaceAll(/\\u0000|\\u[dD][89a-fA-F][0-9a-fA-F]{2}/g, '\\ufffd');

/** Tidies up at the endpoint; what stays there is deleted by it in time. */
export async function dropFiles(api: BatchApi, files: readonly (string | null)[]): Promise<void> {
  for (const file of files) {
    if (file === null) continue;
    await api
      .remove(file)
      .catch((fault: unknown) => log.info({ file, fault: String(fault) }, 'file of a batch stays'));
  }
}
