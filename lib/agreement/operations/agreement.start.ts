import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { restrictionSchema } from '../units/restriction';
import { startReport } from '../server/start-report';

export const agreementStart = operation({
  name: 'agreement.start',
  summary: 'Have the agreement of a round, or of all of a project, computed',
  access: 'project.figures',
  scope: 'annotations:read',
  route: 'POST /projects/{projectId}/agreement',
  input: restrictionSchema.extend({
    projectId: storableText,
    roundId: storableText.nullable().default(null),
  }),
  output: z.object({ id: z.uuid() }),
  example: { roundId: null, labels: 'all', language: null, generator: null, origin: null },
  status: 202,
  run: (ctx, scope) => startReport(ctx, scope),
});
