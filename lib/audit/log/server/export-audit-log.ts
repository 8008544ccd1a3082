import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { csvSafe } from '@/lib/exchange/formats/csv-safe';
import { fileStem } from '@/lib/exchange/formats/file-name';
import { jsonl } from '@/lib/exchange/formats/jsonl';
import { rowSchema } from '@/lib/exchange/formats/row-schema';
import type { AuditLogExportOptions } from '../export-options';
import { type EventRow, readEvents, type Start } from './read-events';
import { requireScope, type Scope } from './require-scope';

const PAGE = 2_000;
/** What writes each; its CSV is always safe for spreadsheets. */
const FORMATS = { csv: csvSafe, jsonl } as const;

export interface AuditLogExport {
  fileName: string;
  contentType: string;
  /** Newest row first; reading goes on only as they are taken. */
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * The rows of the audit log that pass the filters as a file; that it was taken is a row of the audit log too. In CSV no cell is
 * one that a spreadsheet would run. For whoever may read the audit log: fails as requireScope does.
 */
export async function exportAuditLog(
  ctx: Ctx,
  scope: Scope,
  options: AuditLogExportOptions,
): Promise<AuditLogExport> {
  const { name } = await requireScope(ctx, scope);
  const { format, ...filter } = options;
  await inTx(ctx, (tx) =>
    recordAudit(tx, {
      action: 'audit_log.export',
      objectType: scope === null ? 'user' : 'project',
      objectId: scope ?? ctx.actor.userId ?? '',
      projectId: scope,
      after: Object.fromEntries(Object.entries({ format, ...filter }).filter(([, value]) => value !== null)),
    }),
  );
  return {
    fileName: `${fileStem(name ?? 'studio')}-audit-log.${format}`,
    contentType: FORMATS[format].contentType,
    bytes: FORMATS[format].write(pages(ctx, scope, options), SCHEMA),
  };
}

async function* pages(ctx: Ctx, scope: Scope, options: AuditLogExportOptions): AsyncGenerator<EventRow[]> {
  let start: Start = null;
  for (;;) {
    const rows: EventRow[] = await readEvents(ctx.db, scope, options, { start, count: PAGE });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    start = { side: 'before', id: rows.at(-1)!.id };
  }
}

const SCHEMA = rowSchema<EventRow, EventRow>(
  [
    ['id', ({ id }) => String(id)],
    ['at', ({ at }) => at.toISOString()],
    ['actor_kind', ({ actorKind }) => actorKind],
    ['actor_via', ({ via }) => via],
    ['actor_id', ({ actorId }) => actorId],
    ['actor', ({ actor }) => actor],
    ['action', ({ action }) => action],
    ['object_type', ({ objectType }) => objectType],
    ['object_id', ({ objectId }) => objectId],
    ['subject', ({ subject }) => subject],
    ['sample_id', ({ externalId }) => externalId],
    ['before', ({ before }) => before],
    ['after', ({ after }) => after],
  ],
  (row) => [row],
);
