import type { Db } from '@/lib/db/client';
import type { Visibility } from '@/lib/sample/server/sample-filter';
import type { HistoryEntry } from '@/lib/annotation/sample-detail';

/** More than this is read from the audit log itself. */
const LATEST = 200;

/** What the audit log holds of a sample, newest first, at most 200 rows; names are looked up, the audit log holds ids only. */
export async function loadHistory(db: Db, sampleId: string, visibility: Visibility): Promise<HistoryEntry[]> {
  const events = await db.auditEvent.findMany({
    where: { sampleId, ...('userId' in visibility && { actorId: visibility.userId }) },
    orderBy: { id: 'desc' },
    take: LATEST,
  });
  const actorIds = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))];
  const people = await db.user.findMany({
    where: { id: { in: actorIds } },
    select: { id: true, name: true },
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return events.map(({ id, at, actorId, action, before, after }) => ({
    action,
    before,
    after,
    id: String(id),
    at: at.toISOString(),
    actor: actorId === null ? null : (names.get(actorId) ?? null),
  }));
}
