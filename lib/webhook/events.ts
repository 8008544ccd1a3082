import type { AuditAction } from '@/lib/audit/actions';

/** What an address can be told of a project, by the names that the audit log has. */
export const WEBHOOK_EVENTS = [
  'annotation.submit',
  'adjudication.submit',
  'run.end',
  'snapshot.end',
] as const satisfies AuditAction[];
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
