import { now } from '@/lib/clock';

/** Batches that have not ended. */
export const OPEN_BATCH = { state: { not: 'ended' } } as const;

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
