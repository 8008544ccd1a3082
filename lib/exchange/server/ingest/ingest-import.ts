import type pg from 'pg';
import type { Import } from '@/generated/prisma/client';
import { databaseUrl } from '@/lib/db/client';
import { withClient } from '@/lib/db/session';
import type { Ctx } from '@/lib/auth/ctx';
import { AppFailure } from '@/lib/errors';
import type { ImportNote } from '../../import/import-notes';
import { type ImportSettings, parseSettings } from '../../dialect/settings';
import { readsColumns } from '../../presets/registry';
import { secondUpload } from '../import/second-upload';
import { giveUpImport } from '../import/give-up-import';
import { prefillImported } from '../import/prefill-imported';
import { ingestNative } from './ingest-native';
import { streamedBytes } from '../upload/uploaded-bytes';
import { type IngestResult, ingestRows } from './ingest-rows';

const TICK_MS = 500;

/**
 * Takes an uploaded file over in one transaction: cancelled, killed or failing at any moment it leaves nothing, and the
 * queue starts it again. Ends quietly when the import was cancelled or has ended already, and as failed where the file itself turns out to be
 * at fault. The pre-fill that was asked for with it
 * comes afterwards, also where the process was killed in between.
 */
export async function ingestImport(ctx: Ctx, importId: string, signal: AbortSignal): Promise<void> {
  try {
    await ingestOnce(ctx, importId, signal);
  } catch (thrown) {
    if (!(thrown instanceof AppFailure) || thrown.error.code !== 'invalid') throw thrown;
    // Read again it would be no better.
    const { error } = thrown;
    return giveUpImport(ctx, importId, error.issues[0]?.code ?? 'unknown', error);
  }
  await prefillImported(ctx, importId);
}

async function ingestOnce(ctx: Ctx, importId: string, signal: AbortSignal): Promise<void> {
  const { count } = await ctx.db.import.updateMany({
    where: { id: importId, state: { in: ['queued', 'running'] } },
    data: { state: 'running', rows: 0 },
  });
  const row = count > 0 ? await ctx.db.import.findUnique({ where: { id: importId } }) : null;
  if (!row) return;
  const stop = new AbortController();
  const watch = watchProgress(ctx, importId, stop);
  const both = AbortSignal.any([signal, stop.signal]);
  try {
    await withClient(databaseUrl(), (client) =>
      withClient(databaseUrl(), async (reader) => {
        const halt = (): void => [client, reader].forEach((each) => void each.end().catch(() => undefined));
        both.throwIfAborted();
        both.addEventListener('abort', halt, { once: true });
        const second = await secondUpload(ctx, row, parseSettings(row.settings));
        await ingestFile(client, reader, { row, second }, watch.tick);
        both.removeEventListener('abort', halt);
      }),
    );
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    watch.end();
  }
}

async function ingestFile(
  client: pg.Client,
  reader: pg.Client,
  { row, second }: { row: Import; second: Import | null },
  tick: (rows: number) => void,
): Promise<void> {
  await client.query('BEGIN');
  // Two workers with the same job: the second waits, then finds it done. Two files into one project: one by one.
  for (const id of [row.id, row.projectId])
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
  const settings = parseSettings(row.settings);
  const target = { projectId: row.projectId, importId: row.id };
  const file = streamedBytes(reader, row);
  const now = row.createdAt.toISOString();
  const joined = second && { file: streamedBytes(reader, second), settings: parseSettings(second.settings) };
  const source = { file, fileName: row.fileName, settings, second: joined };
  const taken = readsColumns(settings)
    ? await ingestRows(client, target, file, settings, tick)
    : await ingestNative(client, { ...target, actorId: row.createdById, now }, source, tick);
  // What was joined is in the samples now; the upload itself was no import.
  if (second) await client.query('DELETE FROM "Import" WHERE "id" = $1', [second.id]);
  const ended = await finish(client, row, settings, taken);
  await client.query(ended ? 'COMMIT' : 'ROLLBACK');
}

/** Marks it done with its audit row; false when somebody cancelled it meanwhile. */
async function finish(
  client: pg.Client,
  row: Import,
  settings: ImportSettings,
  { rows, added, same, rejected, notes }: IngestResult & { notes: ImportNote[] },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE "Import" SET "state" = 'done', "rows" = $2, "added" = $3, "same" = $4, "rejected" = $5, "notes" = $6, "finishedAt" = now()
     WHERE "id" = $1 AND "state" = 'running'`,
    [row.id, rows, added, same, rejected, JSON.stringify(notes)],
  );
  if (rowCount !== 1) return false;
  await client.query('DELETE FROM "ImportChunk" WHERE "importId" = $1', [row.id]);
  await client.query(
    `INSERT INTO "AuditEvent" ("actorId", "actorKind", "via", "projectId", "action", "objectType", "objectId", "after")
     VALUES ($1, 'job', 'import', $2, 'import.ingest', 'import', $3, $4)`,
    [
      row.createdById,
      row.projectId,
      row.id,
      JSON.stringify({ rows, added, same, rejected, format: settings.format, preset: settings.preset }),
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
