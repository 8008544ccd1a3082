import pg from 'pg';
import { databaseUrl } from '@/lib/db/client';
import type { Ctx } from '@/lib/auth/ctx';
import { type ImportSettings, settingsSchema } from '../settings';
import { fillIncoming } from './incoming';
import { readChunks } from './read-chunks';
import { type Settled, settleIncoming } from './settle-incoming';

const TICK_MS = 500;

/**
 * Takes an uploaded file over in one transaction: cancelled, killed or failing at any moment it leaves nothing, and the
 * queue starts it again. Ends quietly when the import was cancelled or has ended already.
 */
export async function takeImport(ctx: Ctx, importId: string, signal: AbortSignal): Promise<void> {
  const { count } = await ctx.db.import.updateMany({
    where: { id: importId, state: { in: ['queued', 'running'] } },
    data: { state: 'running', rows: 0 },
  });
  const row = count > 0 ? await ctx.db.import.findUnique({ where: { id: importId } }) : null;
  if (!row) return;
  const stop = new AbortController();
  const watch = watchProgress(ctx, importId, stop);
  const client = new pg.Client({ connectionString: databaseUrl() });
  client.on('error', () => stop.abort());
  await client.connect();
  try {
    await client.query('BEGIN');
    // Two workers with the same job: the second waits, then finds it done.
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [importId]);
    const settings = settingsSchema.parse(row.settings);
    const both = AbortSignal.any([signal, stop.signal]);
    const rows = await fillIncoming(client, readChunks(ctx.db, importId), settings, both, watch.tick);
    const settled = await settleIncoming(client, row.projectId, importId);
    const ended = await finish(client, row, settings, rows, settled);
    await client.query(ended ? 'COMMIT' : 'ROLLBACK');
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    watch.end();
    await client.end().catch(() => undefined); // which rolls back what was not committed
  }
}

/** Marks it done with its audit row; false when somebody cancelled it meanwhile. */
async function finish(
  client: pg.Client,
  row: { id: string; projectId: string; fileName: string; createdById: string | null },
  settings: ImportSettings,
  rows: number,
  { added, same, rejected }: Settled,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE "Import" SET "state" = 'done', "rows" = $2, "added" = $3, "same" = $4, "rejected" = $5, "finishedAt" = now()
     WHERE "id" = $1 AND "state" = 'running'`,
    [row.id, rows, added, same, rejected],
  );
  if (rowCount !== 1) return false;
  await client.query('DELETE FROM "ImportChunk" WHERE "importId" = $1', [row.id]);
  await client.query(
    `INSERT INTO "AuditEvent" ("actorId", "projectId", "action", "objectType", "objectId", "after")
     VALUES ($1, $2, 'import.take', 'import', $3, $4)`,
    [
      row.createdById,
      row.projectId,
      row.id,
      JSON.stringify({ rows, added, same, rejected, format: settings.format }),
    ],
  );
  return true;
}

/** Writes how far it is, from outside the transaction, and hears of a cancellation. */
function watchProgress(ctx: Ctx, importId: string, stop: AbortController) {
  let rows = 0;
  const timer = setInterval(() => {
    ctx.db.import
      .updateMany({ where: { id: importId, state: 'running' }, data: { rows } })
      .then(({ count }) => count === 0 && stop.abort())
      .catch(() => undefined); // the next tick tries again
  }, TICK_MS);
  return { tick: (count: number) => void (rows = count), end: () => clearInterval(timer) };
}
