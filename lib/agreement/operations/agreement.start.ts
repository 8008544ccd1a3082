import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { agreementScopeSchema } from '../units/restriction';
import { startReport } from '../server/start-report';

export const agreementStart = operation({
  name: 'agreement.start',
  summary: 'Have the agreement of a round, or of all of a project, computed',
  access: 'project.figures',
  scope: 'annotations:read',
  route: 'POST /projects/{projectId}/agreement',
  input: agreementScopeSchema,
  output: z.object({ id: z.uuid() }),
  example: { roundId: null, labels: 'all', language: null, generator: null, origin: null },
  status: 202,
  run: (ctx, scope) => startReport(ctx, scope),
});
