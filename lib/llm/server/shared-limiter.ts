import type { PrismaClient } from '@/generated/prisma/client';
import { log } from '@/lib/log';
import { ConcurrencyLimiter } from '../concurrency-limiter';
import { adapted, part } from '../pace';
import { WORKER_ID } from './worker-id';

const BEAT_MS = 1_000;
/**
 * Milliseconds without a reply of the database after which nothing more is sent: other workers may soon count our share
 * as free.
 */
const ALONE_MS = 8_000;
/** A worker that was not seen for so long is gone. */
export const GONE_SECONDS = 12;

/** This process's concurrency limit for one endpoint; workers share the endpoint's capacity through the database. */
interface SharedLimiter {
  limiter: ConcurrencyLimiter;
  users: number;
  permits: number;
  seenAt: number;
  beating: Promise<void>;
  timer: NodeJS.Timeout;
}

const gates = new Map<string, SharedLimiter>();

/**
 * Opens this process's concurrency limit for an endpoint and takes its share of the calls in flight, of which all
 * workers together never have more than the endpoint's owner allows. `leave` gives the share back once nobody here uses
 * it.
 */
export async function shareLimiter(
  db: PrismaClient,
  endpointId: string,
): Promise<{ limiter: ConcurrencyLimiter; leave(): Promise<void> }> {
  const shared = gates.get(endpointId) ?? open(db, endpointId);
  shared.users += 1;
  await beat(db, endpointId, shared);
  return {
    limiter: shared.limiter,
    async leave() {
      shared.users -= 1;
      if (shared.users === 0) await close(db, endpointId, shared);
    },
  };
}

function open(db: PrismaClient, endpointId: string): SharedLimiter {
  const again = (): void => void beat(db, endpointId, shared);
  const shared: SharedLimiter = {
    limiter: new ConcurrencyLimiter(again),
    users: 0,
    permits: 0,
    seenAt: Date.now(),
    beating: Promise.resolve(),
    timer: setInterval(again, BEAT_MS).unref(),
  };
  gates.set(endpointId, shared);
  return shared;
}

async function close(db: PrismaClient, endpointId: string, shared: SharedLimiter): Promise<void> {
  clearInterval(shared.timer);
  gates.delete(endpointId);
  shared.limiter.permit(0);
  await shared.beating;
  await db.endpointPermit.deleteMany({ where: { endpointId, workerId: WORKER_ID } }).catch(() => undefined); // it counts as gone by itself
}

/** One beat after the other. One that fails leaves the share as it is, for a while. */
function beat(db: PrismaClient, endpointId: string, shared: SharedLimiter): Promise<void> {
  shared.beating = shared.beating.then(async () => {
    if (gates.get(endpointId) !== shared) return;
    try {
      await updateShare(db, endpointId, shared);
      shared.seenAt = Date.now();
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : String(error) }, 'share of an endpoint');
      if (Date.now() - shared.seenAt > ALONE_MS) shared.limiter.permit(0);
    }
  });
  return shared.beating;
}

interface EndpointLimits {
  maxInFlight: number;
  sustainable: number | null;
  pausedUntil: Date | null;
}

/** Brings what this process has learnt of the endpoint, and takes what it may use of it from now on. */
async function updateShare(db: PrismaClient, endpointId: string, shared: SharedLimiter): Promise<void> {
  const { limiter } = shared;
  await db.$transaction(async (tx) => {
    const [limits] = await tx.$queryRaw<EndpointLimits[]>`
      SELECT "maxInFlight", sustainable, "pausedUntil" FROM "Endpoint" WHERE id = ${endpointId}::uuid FOR UPDATE`;
    if (!limits) return limiter.permit(0);
    const others = await tx.$queryRaw<{ wanted: number; permits: number }[]>`
      SELECT wanted, permits FROM "EndpointPermit"
      WHERE "endpointId" = ${endpointId}::uuid AND "workerId" <> ${WORKER_ID}::uuid
        AND "seenAt" > now() - make_interval(secs => ${GONE_SECONDS})`;
    const inFlight = limiter.inFlight + others.reduce((sum, { permits }) => sum + permits, 0);
    const sustainable = adapted(limits.sustainable, limiter.drainTold(), {
      most: limits.maxInFlight,
      inFlight,
    });
    const permits = part(Math.floor(sustainable ?? limits.maxInFlight), others);
    if (permits < shared.permits) limiter.permit(permits); // before it is counted what is still in flight
    await tx.$executeRaw`
      INSERT INTO "EndpointPermit" ("endpointId", "workerId", permits, wanted, "seenAt")
      VALUES (${endpointId}::uuid, ${WORKER_ID}::uuid, ${Math.max(permits, limiter.inFlight)}, ${limiter.wanted}, now())
      ON CONFLICT ("endpointId", "workerId") DO UPDATE
      SET permits = excluded.permits, wanted = excluded.wanted, "seenAt" = excluded."seenAt"`;
    await tx.$executeRaw`
      UPDATE "Endpoint" SET sustainable = ${sustainable},
        "pausedUntil" = greatest("pausedUntil", ${limiter.held > Date.now() ? new Date(limiter.held) : null}::timestamptz)
      WHERE id = ${endpointId}::uuid AND (sustainable IS DISTINCT FROM ${sustainable} OR ${limiter.held > Date.now()})`;
    shared.permits = permits;
    if (limits.pausedUntil) limiter.hold(limits.pausedUntil.getTime());
  });
  limiter.permit(shared.permits);
}
