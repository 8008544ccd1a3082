import { Prisma, type PrismaClient } from '@/generated/prisma/client';
import { batchAnswerSchema } from '@/lib/llm/batch/batch-lines';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { costMicros } from '@/lib/llm/price';
import { readUsage } from '@/lib/llm/replies/completion';

const AT_ONCE = 500;

/** Books the answers that a run will take up no more, as the endpoint counted them, and forgets them. */
export async function bookLeftAnswers(db: PrismaClient, runId: string, prices: EndpointModel): Promise<void> {
  const where = { runId, answer: { not: Prisma.AnyNull } };
  for (;;) {
    const rows = await db.batchedCall.findMany({ where, take: AT_ONCE, select: { key: true, answer: true } });
    if (rows.length === 0) return;
    const used = rows.flatMap(({ answer }) => {
      const { body } = batchAnswerSchema.parse(answer);
      return readUsage((body as { usage?: unknown } | null)?.usage) ?? [];
    });
    const sum = (of: 'prompt' | 'cachedPrompt' | 'completion'): number =>
      used.reduce((all, usage) => all + usage[of], 0);
    await db.$transaction([
      db.batchedCall.deleteMany({ where: { ...where, key: { in: rows.map(({ key }) => key) } } }),
      db.run.update({
        where: { id: runId },
        data: {
          calls: { increment: used.length },
          spentMicros: { increment: used.reduce((all, usage) => all + costMicros(usage, prices), 0n) },
          promptTokens: { increment: sum('prompt') },
          cachedTokens: { increment: sum('cachedPrompt') },
          completionTokens: { increment: sum('completion') },
        },
      }),
    ]);
  }
}
