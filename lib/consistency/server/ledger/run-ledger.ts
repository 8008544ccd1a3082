import type { PrismaClient } from '@/generated/prisma/client';
import { PREPARED } from '@/lib/db/kept-statement';
import type { Connection } from '@/lib/llm/client';
import type { AnsweredFault, FaultKind } from '@/lib/llm/fault';
import type { Ledger } from '@/lib/llm/ledger';
import type { Usage } from '@/lib/llm/question';

interface Of {
  runId: string;
  sampleId: string;
  /** Where replies come from just now: the settings may change on the way. */
  from(): Pick<Connection, 'baseUrl' | 'model'>;
  /** Where calls have to be covered by a budget; one for the whole run. Null: nothing is reserved. */
  reserve: Ledger['reserve'] | null;
}

/** The ledger of one sample of one run: replies for all runs, accounts on the run's row. One statement an entry. */
export function runLedger(db: PrismaClient, of: Of): Ledger {
  const { runId, sampleId } = of;
  return {
    async find(key) {
      const row = await db.storedReply.findUnique({ where: { key } });
      if (!row) return null;
      const { text, reasoning, promptTokens, cachedTokens, completionTokens } = row;
      const usage = { prompt: promptTokens, cachedPrompt: cachedTokens, completion: completionTokens };
      return { text, reasoning, usage, fault: row.fault as AnsweredFault | null };
    },

    async reserve(key, most) {
      await of.reserve?.(key, most);
    },

    async commit(key, prompt, { text, reasoning, usage, fault, latencyMs }, cost) {
      const { baseUrl, model } = of.from();
      await db.$executeRaw`${PREPARED}
        WITH kept AS (
          INSERT INTO "StoredReply" (key, "baseUrl", model, prompt, text, reasoning, fault, "promptTokens", "cachedTokens",
            "completionTokens", "latencyMs")
          VALUES (${key}, ${baseUrl}, ${model}, ${prompt}, ${storable(text)}, ${storable(reasoning)}, ${fault},
            ${usage.prompt}, ${usage.cachedPrompt}, ${usage.completion}, ${latencyMs})
          ON CONFLICT (key) DO NOTHING
        ), used AS (
          INSERT INTO "RunReply" ("runId", key, "sampleId", "costMicros", "fromStore")
          VALUES (${runId}::uuid, ${key}, ${sampleId}::uuid, ${cost}, false) ON CONFLICT DO NOTHING
        ), freed AS (
          DELETE FROM "CallInFlight" WHERE "runId" = ${runId}::uuid AND key = ${key}
        )
        UPDATE "Run" SET "spentMicros" = "spentMicros" + ${cost}, calls = calls + 1,
          "promptTokens" = "promptTokens" + ${usage.prompt}, "cachedTokens" = "cachedTokens" + ${usage.cachedPrompt},
          "completionTokens" = "completionTokens" + ${usage.completion}
        WHERE id = ${runId}::uuid`;
    },

    async release(key) {
      if (of.reserve) await db.callInFlight.deleteMany({ where: { runId, key } });
    },

    async reuse(key) {
      await db.$executeRaw`
        WITH used AS (
          INSERT INTO "RunReply" ("runId", key, "sampleId", "fromStore")
          VALUES (${runId}::uuid, ${key}, ${sampleId}::uuid, true) ON CONFLICT DO NOTHING RETURNING 1
        )
        UPDATE "Run" SET reused = reused + 1 WHERE id = ${runId}::uuid AND EXISTS (SELECT FROM used)`;
    },

    async fault(key, kind, cost, usage) {
      await countFaults(db, runId, { [kind]: 1 }, { key, costMicros: cost ?? 0n, ...usage });
    },
  };
}

/**
 * Adds to what a run has met of each kind of fault, and to what it has spent on them. `key`: the call is no longer in flight, by the
 * same statement, so that its cost is never in neither account.
 */
export async function countFaults(
  db: PrismaClient,
  runId: string,
  counts: Partial<Record<FaultKind, number>>,
  {
    key = null,
    costMicros = 0n,
    prompt = 0,
    cachedPrompt = 0,
    completion = 0,
  }: Partial<Usage> & { key?: string | null; costMicros?: bigint } = {},
): Promise<void> {
  await db.$executeRaw`
    WITH freed AS (DELETE FROM "CallInFlight" WHERE "runId" = ${runId}::uuid AND key = ${key}::text)
    UPDATE "Run" SET "spentMicros" = "spentMicros" + ${costMicros}, "promptTokens" = "promptTokens" + ${prompt},
      "cachedTokens" = "cachedTokens" + ${cachedPrompt}, "completionTokens" = "completionTokens" + ${completion}, faults = faults || (
      SELECT jsonb_object_agg(kind, count::int + coalesce((faults ->> kind)::int, 0))
      FROM jsonb_each_text(${JSON.stringify(counts)}::jsonb) AS met(kind, count))
    WHERE id = ${runId}::uuid`;
}

/** PostgreSQL holds no NUL in a text. */
const storable = (text: string): string => text.replaceAll('\0', '\u{FFFD}');
