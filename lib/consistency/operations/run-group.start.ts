import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { DEFAULT_PREFILL_METHOD } from '../methods/registry';
import { groupOrderSchema } from '../run-group/group-order';
import { startRunGroup } from '../server/run-group/start-run-group';

export const runGroupStart = operation({
  name: 'run-group.start',
  summary: 'Start several methods over the same samples of a project, with one budget for all of them',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/run-groups',
  input: groupOrderSchema.extend({ projectId: storableText }),
  output: z.object({ id: z.uuid() }),
  example: { methods: [{ method: DEFAULT_PREFILL_METHOD }] },
  status: 201,
  run: (ctx, { projectId, ...order }) => startRunGroup(ctx, projectId, order),
});
