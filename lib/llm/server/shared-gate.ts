import type { PrismaClient } from '@/generated/prisma/client';
import { log } from '@/lib/log';
import { Gate } from '../gate';
import { adapted, part } from '../pace';
import { WORKER_ID } from './worker-id';

const BEAT_MS = 1_000;
/** Without an answer of the database for so long, nothing more is sent: others may soon count our share as free. */
const ALONE_MS = 8_000;
/** A worker that was not seen for so long is gone. */
export const GONE_SECONDS = 12;

/** The gate of this process to one endpoint; workers share what the endpoint bears through the database. */
interface SharedGate {
  gate: Gate;
  users: number;
  permits: number;
  seenAt: number;
  beating: Promise<void>;
  timer: NodeJS.Timeout;
}

const gates = new Map<string, SharedGate>();

/**
 * Opens this process's gate to an endpoint and takes its share of the calls in flight, of which all workers together
 * never have more than the endpoint's owner allows. `leave` gives the share back once nobody here uses it.
 */
export async function shareGate(
  db: PrismaClient,
  endpointId: string,
): Promise<{ gate: Gate; leave(): Promise<void> }> {
  const shared = gates.get(endpointId) ?? open(db, endpointId);
  shared.users += 1;
  await beat(db, endpointId, shared);
  return {
    gate: shared.gate,
    async leave() {
      shared.users -= 1;
      if (shared.users === 0) await close(db, endpointId, shared);
    },
  };
}

function open(db: PrismaClient, endpointId: string): SharedGate {
  const again = (): void => void beat(db, endpointId, shared);
  const shared: SharedGate = {
    gate: new Gate(again),
    ...{ users: 0, permits: 0, seenAt: Date.now(), beating: Promise.resolve() },
    timer: setInterval(again, BEAT_MS).unref(),
  };
  gates.set(endpointId, shared);
  return shared;
}

async function close(db: PrismaClient, endpointId: string, shared: SharedGate): Promise<void> {
  clearInterval(shared.timer);
  gates.delete(endpointId);
  shared.gate.permit(0);
  await shared.beating;
  await db.endpointShare.deleteMany({ where: { endpointId, workerId: WORKER_ID } }).catch(() => undefined); // it counts as gone by itself
}

/** One beat after the other. One that fails leaves the share as it is, for a while. */
function beat(db: PrismaClient, endpointId: string, shared: SharedGate): Promise<void> {
  shared.beating = shared.beating.then(async () => {
    if (gates.get(endpointId) !== shared) return;
    try {
      await takeShare(db, endpointId, shared);
      shared.seenAt = Date.now();
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : String(error) }, 'share of an endpoint');
      if (Date.now() - shared.seenAt > ALONE_MS) shared.gate.permit(0);
    }
  });
  return shared.beating;
}

interface Standing {
  maxInFlight: number;
  bearable: number | null;
  pausedUntil: Date | null;
}

/** Brings what this process has learnt of the endpoint, and takes what it may use of it from now on. */
async function takeShare(db: PrismaClient, endpointId: string, shared: SharedGate): Promise<void> {
  const { gate } = shared;
  await db.$transaction(async (tx) => {
    const [standing] = await tx.$queryRaw<Standing[]>`
      SELECT "maxInFlight", bearable, "pausedUntil" FROM "Endpoint" WHERE id = ${endpointId}::uuid FOR UPDATE`;
    if (!standing) return gate.permit(0);
    const others = await tx.$queryRaw<{ wanted: number; permits: number }[]>`
      SELECT wanted, permits FROM "EndpointShare"
      WHERE "endpointId" = ${endpointId}::uuid AND "workerId" <> ${WORKER_ID}::uuid
        AND "seenAt" > now() - make_interval(secs => ${GONE_SECONDS})`;
    const inFlight = gate.inFlight + others.reduce((sum, { permits }) => sum + permits, 0);
    const bearable = adapted(standing.bearable, gate.takeTold(), { most: standing.maxInFlight, inFlight });
    const permits = part(Math.floor(bearable ?? standing.maxInFlight), others);
    if (permits < shared.permits) gate.permit(permits); // before it is counted what is still in flight
    await tx.$executeRaw`
      INSERT INTO "EndpointShare" ("endpointId", "workerId", permits, wanted, "seenAt")
      VALUES (${endpointId}::uuid, ${WORKER_ID}::uuid, ${Math.max(permits, gate.inFlight)}, ${gate.wanted}, now())
      ON CONFLICT ("endpointId", "workerId") DO UPDATE
      SET permits = excluded.permits, wanted = excluded.wanted, "seenAt" = excluded."seenAt"`;
    await tx.$executeRaw`
      UPDATE "Endpoint" SET bearable = ${bearable},
        "pausedUntil" = greatest("pausedUntil", ${gate.held > Date.now() ? new Date(gate.held) : null}::timestamptz)
      WHERE id = ${endpointId}::uuid AND (bearable IS DISTINCT FROM ${bearable} OR ${gate.held > Date.now()})`;
    shared.permits = permits;
    if (standing.pausedUntil) gate.hold(standing.pausedUntil.getTime());
  });
  gate.permit(shared.permits);
}
