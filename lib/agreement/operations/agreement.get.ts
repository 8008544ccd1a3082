import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { restrictionSchema } from '../units/restriction';
import { readAgreement } from '../server/read-agreement';
import { agreementSchema } from '../view-schema';

export const agreementGet = operation({
  name: 'agreement.get',
  summary: 'The agreement of a round, or of all of a project without one, as it was last computed',
  access: 'project.figures',
  scope: 'annotations:read',
  route: 'GET /projects/{projectId}/agreement',
  input: restrictionSchema.extend({
    projectId: storableText,
    roundId: storableText.nullable().default(null),
  }),
  output: agreementSchema,
  run: (ctx, scope) => readAgreement(ctx, scope),
});
