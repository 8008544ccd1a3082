import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { auditLogExportSchema } from '../export-options';
import { exportAuditLog } from '../server/export-audit-log';

export const auditExportStudio = operation({
  name: 'audit.export-studio',
  summary: 'The studio’s own audit log as a file',
  access: 'owner',
  scope: 'people:read',
  route: 'GET /audit-log',
  input: auditLogExportSchema,
  output: fileOutput,
  file: ['application/jsonl', 'text/csv'],
  run: (ctx, options) => exportAuditLog(ctx, null, options),
});
