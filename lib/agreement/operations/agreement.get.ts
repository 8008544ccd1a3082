import { operation } from '@/lib/operation/operation';
import { agreementScopeSchema } from '../units/restriction';
import { readAgreement } from '../server/read-agreement';
import { agreementSchema } from '../view-schema';

export const agreementGet = operation({
  name: 'agreement.get',
  summary: 'The agreement of a round, or of all of a project without one, as it was last computed',
  access: 'project.figures',
  scope: 'annotations:read',
  route: 'GET /projects/{projectId}/agreement',
  input: agreementScopeSchema,
  output: agreementSchema,
  run: (ctx, scope) => readAgreement(ctx, scope),
});
