import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaClient } from '@/generated/prisma/client';
import type { Connection } from '@/lib/llm/client';
import { LlmFault } from '@/lib/llm/fault';
import type { Ledger } from '@/lib/llm/ledger';
import { fromMicros } from '@/lib/llm/price';
import { WORKER_ID } from '@/lib/llm/server/worker-id';
import { gather } from '../gather';

interface Of {
  runId: string;
  from(): Pick<Connection, 'timeoutMs'>;
}

interface Asked {
  key: string;
  /** What the call may cost. */
  most: bigint;
}

/** What came of each key: it is reserved, has to wait for calls under way, or is too much for what is left. */
type Outcomes = Map<string, 'done' | 'later' | LlmFault>;

/** Frees the amount reserved for a call that began longer ago than a call can last: its worker is gone. */
const SPARE_SECONDS = 30;
/** How often it is looked whether calls under way have left enough of the budget. */
const ASK_AGAIN_MS = 300;

/** Reserves what calls of a run may cost at most, in its budget; calls that meet in one transaction. */
export function reserveCosts(db: PrismaClient, of: Of): Ledger['reserve'] {
  const reserve = gather((asked: Asked[]) => reserveAll(db, of, asked), { everyMs: 0, isAll: () => true });
  return async (key, most) => {
    for (;;) {
      const outcome = (await reserve({ key, most })).get(key);
      if (outcome instanceof LlmFault) throw outcome;
      if (outcome === 'done') return;
      await sleep(ASK_AGAIN_MS);
    }
  };
}

/** Under the lock of the run's row, so that workers cannot reserve the same money twice. */
function reserveAll(db: PrismaClient, { runId, from }: Of, asked: readonly Asked[]): Promise<Outcomes> {
  const callSeconds = from().timeoutMs / 1_000 + SPARE_SECONDS;
  return db.$transaction(async (tx) => {
    const [run] = await tx.$queryRaw<{ left: bigint | null }[]>`
      SELECT "budgetMicros" - "spentMicros" AS left FROM "Run" WHERE id = ${runId}::uuid FOR NO KEY UPDATE`;
    const [open] = await tx.$queryRaw<{ sum: bigint }[]>`
      SELECT coalesce(sum("reserveMicros"), 0)::bigint AS sum FROM "CallInFlight"
      WHERE "runId" = ${runId}::uuid AND "startedAt" > now() - make_interval(secs => ${callSeconds})`;
    const outcomes = share(asked, run?.left ?? null, open?.sum ?? 0n);
    const done = asked.filter(({ key }) => outcomes.get(key) === 'done');
    if (done.length > 0)
      await tx.$executeRaw`
        INSERT INTO "CallInFlight" ("runId", key, "workerId", "reserveMicros")
        SELECT ${runId}::uuid, key, ${WORKER_ID}::uuid, most
        FROM unnest(${done.map(({ key }) => key)}::text[], ${done.map(({ most }) => String(most))}::text[]::bigint[])
          AS t(key, most)
        ON CONFLICT ("runId", key) DO UPDATE
        SET "workerId" = excluded."workerId", "reserveMicros" = excluded."reserveMicros", "startedAt" = now()`;
    return outcomes;
  });
}

/** Who may call, in the order in which they asked. `left`: of the budget, null without one. `held`: what is reserved of it. */
function share(asked: readonly Asked[], left: bigint | null, held: bigint): Outcomes {
  const outcomes: Outcomes = new Map();
  for (const { key, most } of asked) {
    if (left === null || held + most <= left) {
      held += most;
      outcomes.set(key, 'done');
    } else outcomes.set(key, held > 0n && most <= left ? 'later' : overBudget(most, left));
  }
  return outcomes;
}

const overBudget = (most: bigint, left: bigint): LlmFault =>
  new LlmFault('over_budget', `the next call may cost ${toUnits(most)}, and ${toUnits(left)} is left`);

const toUnits = (micros: bigint): string => fromMicros(micros).toFixed(4);
