import type { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { snapshotManifestSchema } from '../manifest-view-schema';
import { snapshotTermsSchema } from '../order';
import { splitsSchema } from '../split';
import type { SnapshotView } from '../view-schema';

type Row = Prisma.SnapshotGetPayload<true>;

/** Rows as they are shown, with the names of those who had them made. */
export async function toSnapshotViews(db: Db, rows: readonly Row[]): Promise<SnapshotView[]> {
  const users = await db.user.findMany({
    where: { id: { in: rows.flatMap(({ createdById }) => createdById ?? []) } },
    select: { id: true, name: true },
  });
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return rows.map(({ id, number, content, released, reason, state, total, done, error, ...row }) => ({
    ...{ id, number, content, released, reason, state, total, done, error },
    splits: splitsSchema.parse(row.splits),
    terms: snapshotTermsSchema.parse(row.terms),
    manifest: snapshotManifestSchema.nullable().parse(row.manifest),
    createdBy: names.get(row.createdById ?? '') ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }));
}
