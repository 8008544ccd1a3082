import type { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';

const NUMBER = /^[1-9]\d{0,8}$/;

/** A snapshot of a project by its id or its number. Fails with not_found. */
export async function requireSnapshot(
  db: Db,
  projectId: string,
  idOrNumber: string,
): Promise<Prisma.SnapshotGetPayload<true>> {
  const by = NUMBER.test(idOrNumber) ? { number: Number(idOrNumber) } : { id: rowId(idOrNumber, 'snapshot') };
  const found = await db.snapshot.findFirst({ where: { projectId, ...by } });
  return found ?? fail({ code: 'not_found', object: 'snapshot' });
}

/** The same of one that is whole: fails with `state`/not_done, and with `state`/snapshot_deleted. */
export async function requireWholeSnapshot(
  db: Db,
  projectId: string,
  idOrNumber: string,
): Promise<Prisma.SnapshotGetPayload<true>> {
  const snapshot = await requireSnapshot(db, projectId, idOrNumber);
  if (snapshot.deletedAt) fail({ code: 'state', object: 'snapshot', reason: 'snapshot_deleted' });
  if (snapshot.state !== 'done') fail({ code: 'state', object: 'snapshot', reason: 'not_done' });
  return snapshot;
}
