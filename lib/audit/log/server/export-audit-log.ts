import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { csvRow } from '@/lib/exchange/formats/csv-row';
import { utf8 } from '@/lib/text/utf8';
import type { AuditLogExportOptions } from '../export-options';
import { type EventRow, readEvents, type Start } from './read-events';
import { requireScope, type Scope } from './require-scope';

const PAGE = 2_000;
const COLUMNS =
  'id,at,actor_kind,actor_via,actor_id,actor,action,object_type,object_id,subject,sample_id,before,after'.split(
    ',',
  );

export interface AuditLogExport {
  fileName: string;
  contentType: string;
  /** Newest row first; reading goes on only as they are taken. */
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * The rows of the trail that pass the filters as a file; that it was taken is a row of the trail too. In CSV no cell is
 * one that a spreadsheet would run. For whoever may read the trail: fails as requireScope does.
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
  const base = (name ?? 'studio')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return {
    fileName: `${base || 'project'}-trail.${format}`,
    contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8',
    bytes: utf8(write(ctx, scope, options)),
  };
}

async function* write(ctx: Ctx, scope: Scope, options: AuditLogExportOptions): AsyncGenerator<string> {
  // Spreadsheets take a CSV for UTF-8 only when it begins with a byte order mark.
  if (options.format === 'csv') yield `\uFEFF${csvRow(COLUMNS, false)}`;
  let start: Start = null;
  for (;;) {
    const rows: EventRow[] = await readEvents(ctx.db, scope, options, { start, count: PAGE });
    if (rows.length > 0) yield rows.map(options.format === 'csv' ? toCsv : toLine).join('');
    if (rows.length < PAGE) return;
    start = { side: 'before', id: rows.at(-1)!.id };
  }
}

const toLine = (row: EventRow): string => `${JSON.stringify(toRecord(row))}\n`;

const toCsv = (row: EventRow): string => csvRow(Object.values(toRecord(row)), true);

/** Field by field in the order of the columns. */
function toRecord({
  id,
  at,
  actorKind,
  via,
  actorId,
  actor,
  action,
  objectType,
  objectId,
  ...rest
}: EventRow) {
  return {
    id: String(id),
    at: at.toISOString(),
    actor_kind: actorKind,
    actor_via: via,
    actor_id: actorId,
    actor,
    action,
    object_type: objectType,
    object_id: objectId,
    subject: rest.subject,
    sample_id: rest.externalId,
    before: rest.before,
    after: rest.after,
  };
}
