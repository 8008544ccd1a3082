import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { auditLogQuerySchema } from '../query';
import { listAuditLog } from '../server/list-audit-log';
import { auditLogPageSchema } from '../view-schema';

export const auditList = operation({
  name: 'audit.list',
  summary: 'A page of a project’s audit log, the newest first',
  access: 'project.lead',
  scope: 'people:read',
  route: 'GET /projects/{projectId}/audit-log/events',
  input: auditLogQuerySchema.extend({ projectId: storableText }),
  output: auditLogPageSchema,
  run: (ctx, { projectId, ...query }) => listAuditLog(ctx, projectId, query),
});
