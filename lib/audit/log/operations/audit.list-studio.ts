import { operation } from '@/lib/operation/operation';
import { auditLogQuerySchema } from '../query';
import { listAuditLog } from '../server/list-audit-log';
import { auditLogPageSchema } from '../view-schema';

export const auditListStudio = operation({
  name: 'audit.list-studio',
  summary: 'A page of the studio’s own audit log: accounts, links, endpoints',
  access: 'owner',
  scope: 'people:read',
  route: 'GET /audit-log/events',
  input: auditLogQuerySchema,
  output: auditLogPageSchema,
  run: (ctx, query) => listAuditLog(ctx, null, query),
});
