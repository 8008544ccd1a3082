import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { cancelRunGroup } from '../server/run-group/cancel-run-group';

export const runGroupCancel = operation({
  name: 'run-group.cancel',
  summary: 'End every run of a group; their predictions stay',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/run-groups/{groupId}/cancel',
  input: z.object({ projectId: storableText, groupId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, groupId }) => cancelRunGroup(ctx, projectId, groupId),
});
