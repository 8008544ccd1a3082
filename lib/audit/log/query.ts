import type {
  auditLogActorSchema,
  auditLogRowSchema,
  auditLogPageSchema,
  auditLogFacetsSchema,
} from './view-schema';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { ACTOR_KINDS } from '@/lib/audit/actors';
import { AUDIT_ACTIONS } from '@/lib/audit/actions';
import { OBJECT_NAMES } from '@/lib/errors';
import { fromAddress, pageSize, toParams, unset } from '@/lib/sample/query-params';

export const AUDIT_LOG_SIZES = [50, 100] as const;

/** Key of a row, as the address names it. */
const rowKey = unset(storableText.regex(/^\d{1,18}$/));

/** What the audit log is asked for. */
export const auditLogQuerySchema = z.object({
  /** Id of an account. */
  person: unset(storableText.min(1).max(100)),
  kind: unset(z.enum(ACTOR_KINDS)),
  action: unset(z.enum(AUDIT_ACTIONS)),
  object: unset(z.enum(OBJECT_NAMES)),
  /** External id of a sample. */
  sample: unset(storableText.trim().min(1).max(300)),
  /** First and last day, in the server's zone. */
  from: unset(z.iso.date()),
  to: unset(z.iso.date()),
  /** The page of what came before, or after, this row; the latest when neither is set. */
  before: rowKey,
  after: rowKey,
  size: pageSize,
});
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>;

export const DEFAULT_AUDIT_LOG_QUERY: AuditLogQuery = auditLogQuerySchema.parse({});

export const AUDIT_LOG_FILTERS = ['person', 'kind', 'action', 'object', 'sample', 'from', 'to'] as const;
export type AuditLogFilter = Pick<AuditLogQuery, (typeof AUDIT_LOG_FILTERS)[number]>;

export function parseAuditLogQuery(params: Record<string, string | string[] | undefined>): AuditLogQuery {
  return fromAddress(auditLogQuerySchema, params);
}

/** The same query as search parameters, without what is at its default. */
export function formatAuditLogQuery(query: AuditLogQuery): URLSearchParams {
  return toParams(query, DEFAULT_AUDIT_LOG_QUERY);
}

/** Whether anything narrows the audit log. */
export function isFiltered(query: AuditLogFilter): boolean {
  return AUDIT_LOG_FILTERS.some((name) => query[name] !== null);
}

/** Who acted. */
export type AuditLogActor = z.infer<typeof auditLogActorSchema>;

/** One row of the audit log. */
export type AuditLogRow = z.infer<typeof auditLogRowSchema>;

export type AuditLogPage = z.infer<typeof auditLogPageSchema>;

/** What there is to filter by: who has acted. */
export type AuditLogFacets = z.infer<typeof auditLogFacetsSchema>;
