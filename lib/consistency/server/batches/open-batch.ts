import type { Prisma } from '@/generated/prisma/client';
import { now } from '@/lib/clock';

/** Batches that have not ended. */
export const OPEN_BATCH = { state: { not: 'ended' } } as const;

/** Runs that a worker has, or that rest until their batches are looked at. */
export const GOES_ON = {
  OR: [{ state: { in: ['queued', 'running'] } }, { state: 'paused', pausedUntil: { not: null } }],
} as const satisfies Prisma.RunWhereInput;

/** Of a batch that its worker gave up: whether the endpoint has made it is not known. */
export const UNKNOWN = 'unknown';

/** Longer than a file takes that is being uploaded. */
const UPLOAD_MS = 15 * 60_000;

/** Whether a worker may be sending a batch just now, so that others leave it alone. */
export const isBeingSent = ({
  remoteId,
  status,
  createdAt,
}: {
  remoteId: string | null;
  status: string | null;
  createdAt: Date;
}): boolean => remoteId === null && status !== UNKNOWN && now().getTime() - createdAt.getTime() < UPLOAD_MS;
