import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { gateViewSchema } from '../gate/view-schema';
import { getGate } from '../server/gate/get-gate';

export const gateGet = operation({
  name: 'gate.get',
  summary: 'What a judge has to have shown before it may pre-fill a project, and what each has shown',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/gate',
  input: z.object({ projectId: storableText }),
  output: gateViewSchema,
  run: (ctx, { projectId }) => getGate(ctx, projectId),
});
