import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { csvSafe } from '@/lib/exchange/formats/csv-safe';
import type { ExportFormat } from '@/lib/exchange/formats/format';
import { fileStem } from '@/lib/exchange/formats/file-name';
import { jsonl } from '@/lib/exchange/formats/jsonl';
import { rowSchema } from '@/lib/exchange/formats/row-schema';
import type { AuditLogExportOptions, AuditLogFormat } from '../export-options';
import { type EventRow, readEvents, type PageStart } from './read-events';
import { requireAuditScope, type AuditScope } from './require-audit-scope';

const PAGE = 2_000;
/** What writes each. */
const WRITERS: Record<AuditLogFormat, ExportFormat> = { csv: csvSafe, jsonl };

export interface AuditLogExport {
  fileName: string;
  contentType: string;
  /** Newest row first; reading goes on only as they are taken. */
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * The rows of the audit log that pass the filters as a file; that it was taken is a row of the audit log too. In CSV no cell is
 * one that a spreadsheet would run. For whoever may read the audit log: fails as requireAuditScope does.
 */
export async function exportAuditLog(
  ctx: Ctx,
  scope: AuditScope,
  options: AuditLogExportOptions,
): Promise<AuditLogExport> {
  const { name } = await requireAuditScope(ctx, scope);
  const { format, from: firstDay, to: lastDay, ...filter } = options;
  const asked = { format, ...filter, firstDay, lastDay };
  await inTx(ctx, (tx) =>
    recordAudit(tx, {
      action: 'audit_log.export',
      objectType: scope === null ? 'user' : 'project',
      objectId: scope ?? ctx.actor.userId ?? '',
      projectId: scope,
      after: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)),
    }),
  );
  return {
    fileName: `${fileStem(name ?? 'studio')}-audit-log.${format}`,
    contentType: WRITERS[format].contentType,
    bytes: WRITERS[format].write(pages(ctx, scope, options), SCHEMA),
  };
}

async function* pages(
  ctx: Ctx,
  scope: AuditScope,
  options: AuditLogExportOptions,
): AsyncGenerator<EventRow[]> {
  let start: PageStart = null;
  for (;;) {
    const rows: EventRow[] = await readEvents(ctx.db, scope, options, { start, count: PAGE });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    start = { side: 'before', id: rows.at(-1)!.id };
  }
}

const SCHEMA = rowSchema<EventRow, EventRow>(
  [
    ['id', 'string', ({ id }) => String(id)],
    ['at', 'timestamp', ({ at }) => at.toISOString()],
    ['actor_kind', 'string', ({ actorKind }) => actorKind],
    ['actor_via', 'string', ({ via }) => via],
    ['actor_id', 'string', ({ actorId }) => actorId],
    ['actor', 'string', ({ actor }) => actor],
    ['action', 'string', ({ action }) => action],
    ['object_type', 'string', ({ objectType }) => objectType],
    ['object_id', 'string', ({ objectId }) => objectId],
    ['subject', 'string', ({ subject }) => subject],
    ['sample_id', 'string', ({ externalId }) => externalId],
    ['before', 'json', ({ before }) => before],
    ['after', 'json', ({ after }) => after],
  ],
  (row) => [row],
);
