import { z } from 'zod';
import { auditLogQuerySchema } from './query';

/** How the rows may be written; CSV is always safe for spreadsheets. */
export const AUDIT_LOG_FORMATS = ['csv', 'jsonl'] as const;
export type AuditLogFormat = (typeof AUDIT_LOG_FORMATS)[number];

/** Which audit rows go into a file, and how it is written; as search parameters of its address. */
export const auditLogExportSchema = auditLogQuerySchema
  .omit({ before: true, after: true, size: true })
  .extend({ format: z.enum(AUDIT_LOG_FORMATS).default('jsonl') });
export type AuditLogExportOptions = z.infer<typeof auditLogExportSchema>;
