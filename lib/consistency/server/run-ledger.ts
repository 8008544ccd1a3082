import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaClient } from '@/generated/prisma/client';
import { PREPARED } from '@/lib/db/kept-statement';
import type { Connection } from '@/lib/llm/client';
import { type AnsweredFault, type FaultKind, LlmFault } from '@/lib/llm/fault';
import type { Ledger } from '@/lib/llm/ledger';
import { fromMicros } from '@/lib/llm/price';
import type { Usage } from '@/lib/llm/question';
import { WORKER_ID } from '@/lib/llm/server/worker-id';

interface Of {
  runId: string;
  sampleId: string;
  /** Where replies come from just now: the settings may change on the way. */
  from(): Pick<Connection, 'baseUrl' | 'model' | 'timeoutMs'>;
  /** Whether calls have to be covered by a budget. */
  limited: boolean;
}

/** Frees the amount reserved for a call that began longer ago than a call can last: its worker is gone. */
const SPARE_SECONDS = 30;
/** How often it is looked whether calls under way have left enough of the budget. */
const ASK_AGAIN_MS = 300;

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
      if (!of.limited) return;
      while ((await reserveCost(db, of, key, most)) === 'later') await sleep(ASK_AGAIN_MS);
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
      if (of.limited) await db.callInFlight.deleteMany({ where: { runId, key } });
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
      await db.callInFlight.deleteMany({ where: { runId, key } });
      await countFaults(db, runId, { [kind]: 1 }, { costMicros: cost ?? 0n, ...usage });
    },
  };
}

/** Adds to what a run has met of each kind of fault, and to what it has spent on them. */
export async function countFaults(
  db: PrismaClient,
  runId: string,
  counts: Partial<Record<FaultKind, number>>,
  {
    costMicros = 0n,
    prompt = 0,
    cachedPrompt = 0,
    completion = 0,
  }: Partial<Usage> & { costMicros?: bigint } = {},
): Promise<void> {
  await db.$executeRaw`
    UPDATE "Run" SET "spentMicros" = "spentMicros" + ${costMicros}, "promptTokens" = "promptTokens" + ${prompt},
      "cachedTokens" = "cachedTokens" + ${cachedPrompt}, "completionTokens" = "completionTokens" + ${completion}, faults = faults || (
      SELECT jsonb_object_agg(kind, count::int + coalesce((faults ->> kind)::int, 0))
      FROM jsonb_each_text(${JSON.stringify(counts)}::jsonb) AS met(kind, count))
    WHERE id = ${runId}::uuid`;
}

/** Under the lock of the run's row, so that workers cannot reserve the same money twice. */
async function reserveCost(
  db: PrismaClient,
  { runId, from }: Of,
  key: string,
  most: bigint,
): Promise<'done' | 'later'> {
  const callSeconds = from().timeoutMs / 1_000 + SPARE_SECONDS;
  return db.$transaction(async (tx) => {
    const [run] = await tx.$queryRaw<{ left: bigint | null }[]>`
      SELECT "budgetMicros" - "spentMicros" AS left FROM "Run" WHERE id = ${runId}::uuid FOR NO KEY UPDATE`;
    const [open] = await tx.$queryRaw<{ sum: bigint }[]>`
      SELECT coalesce(sum("reserveMicros"), 0)::bigint AS sum FROM "CallInFlight"
      WHERE "runId" = ${runId}::uuid AND "startedAt" > now() - make_interval(secs => ${callSeconds})`;
    const left = run?.left ?? null;
    const held = open?.sum ?? 0n;
    if (left !== null && held + most > left) {
      if (held > 0n && most <= left) return 'later';
      throw new LlmFault(
        'over_budget',
        `the next call may cost ${toUnits(most)}, and ${toUnits(left)} is left`,
      );
    }
    await tx.$executeRaw`
      INSERT INTO "CallInFlight" ("runId", key, "workerId", "reserveMicros")
      VALUES (${runId}::uuid, ${key}, ${WORKER_ID}::uuid, ${most})
      ON CONFLICT ("runId", key) DO UPDATE
      SET "workerId" = excluded."workerId", "reserveMicros" = excluded."reserveMicros", "startedAt" = now()`;
    return 'done';
  });
}

const toUnits = (micros: bigint): string => fromMicros(micros).toFixed(4);

/** PostgreSQL holds no NUL in a text. */
const storable = (text: string): string => text.replaceAll('\0', '\u{FFFD}');
