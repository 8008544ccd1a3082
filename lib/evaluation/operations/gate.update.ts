import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { gateSchema } from '../gate/gate';
import { setGate } from '../server/gate/set-gate';

export const gateUpdate = operation({
  name: 'gate.update',
  summary: 'Set what a judge has to have shown before it may pre-fill a project',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'PUT /projects/{projectId}/gate',
  input: gateSchema.extend({ projectId: storableText }),
  output: z.void(),
  example: { balancedAccuracy: null, passRate: null },
  run: (ctx, { projectId, ...gate }) => setGate(ctx, projectId, gate),
});
