import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { csvSafe } from '@/lib/exchange/formats/csv-safe';
import type { RowSchema } from '@/lib/exchange/formats/format';
import { jsonl } from '@/lib/exchange/formats/jsonl';
import type { AuditLogExportOptions } from '../export-options';
import { type EventRow, readEvents, type Start } from './read-events';
import { requireScope, type Scope } from './require-scope';

const PAGE = 2_000;
const COLUMNS =
  'id,at,actor_kind,actor_via,actor_id,actor,action,object_type,object_id,subject,sample_id,before,after'.split(
    ',',
  );

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
  const base = (name ?? 'studio')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return {
    fileName: `${base || 'project'}-audit-log.${format}`,
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

const SCHEMA: RowSchema<EventRow> = {
  columns: COLUMNS,
  mark: null,
  toTable: (row) => [Object.values(toRecord(row))],
  toObjects: (row) => [toRecord(row)],
};

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
