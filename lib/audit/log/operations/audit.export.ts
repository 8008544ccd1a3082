import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { auditLogExportSchema } from '../export-options';
import { exportAuditLog } from '../server/export-audit-log';

export const auditExport = operation({
  name: 'audit.export',
  summary: 'A project’s audit log as a file',
  access: 'project.lead',
  scope: 'people:read',
  route: 'GET /projects/{projectId}/audit-log',
  input: auditLogExportSchema.extend({ projectId: storableText }),
  output: fileOutput,
  file: ['application/jsonl', 'text/csv'],
  run: (ctx, { projectId, ...options }) => exportAuditLog(ctx, projectId, options),
});
