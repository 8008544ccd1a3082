import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaClient } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import type { Connection } from '@/lib/llm/client';
import { LlmFault } from '@/lib/llm/fault';
import { AskedElsewhere, type Ledger } from '@/lib/llm/ledger';
import { fromMicros } from '@/lib/llm/price';
import { GONE_SECONDS } from '@/lib/llm/server/shared-limiter';
import { WORKER_ID } from '@/lib/llm/server/worker-id';
import { gather } from '../gather';

interface Of {
  runId: string;
  from(): Pick<Connection, 'timeoutMs'>;
}

interface OfGroup extends Of {
  groupId: string;
}

interface Asked {
  key: string;
  /** What the call may cost. */
  most: bigint;
}

/** What came of each key: it is reserved, has to wait for calls under way, is another run's to ask, or is too much for what is left. */
type Outcomes = Map<string, 'done' | 'later' | AskedElsewhere | LlmFault>;

/** What is left of a budget, null without one, and what is reserved of it. */
interface Left {
  left: bigint | null;
  held: bigint;
}

/** Frees the amount reserved for a call that began longer ago than a call can last: its worker is gone. */
const SPARE_SECONDS = 30;
/** How often it is looked whether calls under way have left enough of the budget. */
const ASK_AGAIN_MS = 300;

/** Reserves what calls of a run may cost at most, in its budget; calls that meet in one transaction. */
export const reserveCosts = (db: PrismaClient, of: Of): Ledger['reserve'] =>
  untilReserved((asked) => reserveAll(db, of, asked));

/**
 * Reserves what calls of a run may cost in the budget of its run group, where it has one. A reply that another run of the group is
 * asking for, or has got since it was looked for, is not reserved: AskedElsewhere.
 */
export const reserveInGroup = (db: PrismaClient, of: OfGroup): Ledger['reserve'] =>
  untilReserved((asked) => reserveAllInGroup(db, of, asked));

function untilReserved(reserveThem: (asked: Asked[]) => Promise<Outcomes>): Ledger['reserve'] {
  const reserve = gather(reserveThem, { everyMs: 0, isAll: () => true });
  return async (key, most) => {
    for (;;) {
      const outcome = (await reserve({ key, most })).get(key);
      if (outcome instanceof Error) throw outcome;
      if (outcome === 'done') return;
      await sleep(ASK_AGAIN_MS);
    }
  };
}

/** Under the lock of the run's row, so that workers cannot reserve the same money twice. */
function reserveAll(db: PrismaClient, { runId, from }: Of, asked: readonly Asked[]): Promise<Outcomes> {
  return db.$transaction(async (tx) => {
    const [run] = await tx.$queryRaw<{ left: bigint | null }[]>`
      SELECT "budgetMicros" - "spentMicros" AS left FROM "Run" WHERE id = ${runId}::uuid FOR NO KEY UPDATE`;
    const [open] = await tx.$queryRaw<{ sum: bigint }[]>`
      SELECT coalesce(sum("reserveMicros"), 0)::bigint AS sum FROM "CallInFlight"
      WHERE "runId" = ${runId}::uuid AND "startedAt" > now() - make_interval(secs => ${callSeconds(from)})`;
    const outcomes = share(asked, { left: run?.left ?? null, held: open?.sum ?? 0n });
    await noteReserved(tx, runId, asked, outcomes);
    return outcomes;
  });
}

/**
 * Under the lock of the group's row, so that no two runs reserve the same money, or ask for the same reply. All else is read by one
 * statement: a call that is booked meanwhile is either still in flight in it, or spent and stored.
 */
function reserveAllInGroup(
  db: PrismaClient,
  { runId, groupId, from }: OfGroup,
  asked: readonly Asked[],
): Promise<Outcomes> {
  const keys = asked.map(({ key }) => key);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM "RunGroup" WHERE id = ${groupId}::uuid FOR NO KEY UPDATE`;
    const [group] = await tx.$queryRaw<(Left & { elsewhere: string[] })[]>`
      WITH run AS (
        SELECT id, state, "spentMicros" FROM "Run" WHERE "groupId" = ${groupId}::uuid
      ), call AS (
        SELECT c.key, c."reserveMicros", run.id <> ${runId}::uuid AND run.state = 'running' AND EXISTS (
          SELECT FROM "EndpointPermit" p
          WHERE p."workerId" = c."workerId" AND p."seenAt" > now() - make_interval(secs => ${GONE_SECONDS})) AS elsewhere
        FROM "CallInFlight" c JOIN run ON run.id = c."runId"
        WHERE c."startedAt" > now() - make_interval(secs => ${callSeconds(from)})
      )
      SELECT g."budgetMicros" - (SELECT coalesce(sum("spentMicros"), 0)::bigint FROM run) AS left,
        (SELECT coalesce(sum("reserveMicros"), 0)::bigint FROM call) AS held,
        ARRAY(SELECT key FROM call WHERE elsewhere AND key = ANY(${keys})
          UNION SELECT key FROM "StoredReply" WHERE key = ANY(${keys})) AS elsewhere
      FROM "RunGroup" g WHERE g.id = ${groupId}::uuid`;
    const { elsewhere, ...left } = group ?? { elsewhere: [], left: null, held: 0n };
    const own = asked.filter(({ key }) => !elsewhere.includes(key));
    const outcomes = share(own, left);
    await noteReserved(tx, runId, own, outcomes);
    for (const key of elsewhere) outcomes.set(key, new AskedElsewhere());
    return outcomes;
  });
}

const callSeconds = (from: Of['from']): number => from().timeoutMs / 1_000 + SPARE_SECONDS;

/** Holds the amounts of the calls that may be made. */
async function noteReserved(
  tx: Tx,
  runId: string,
  asked: readonly Asked[],
  outcomes: Outcomes,
): Promise<void> {
  const done = asked.filter(({ key }) => outcomes.get(key) === 'done');
  if (done.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "CallInFlight" ("runId", key, "workerId", "reserveMicros")
    SELECT ${runId}::uuid, key, ${WORKER_ID}::uuid, most
    FROM unnest(${done.map(({ key }) => key)}::text[], ${done.map(({ most }) => String(most))}::text[]::bigint[])
      AS t(key, most)
    ON CONFLICT ("runId", key) DO UPDATE
    SET "workerId" = excluded."workerId", "reserveMicros" = excluded."reserveMicros", "startedAt" = now()`;
}

/** Who may call, in the order in which they asked. */
function share(asked: readonly Asked[], { left, held }: Left): Outcomes {
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
