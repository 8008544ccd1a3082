import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { pauseRunGroup } from '../server/run-group/pause-run-group';

export const runGroupPause = operation({
  name: 'run-group.pause',
  summary: 'Pause every run of a group; what is under way is stored',
  access: 'project.lead',
  scope: 'runs:write',
  route: 'POST /projects/{projectId}/run-groups/{groupId}/pause',
  input: z.object({ projectId: storableText, groupId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, groupId }) => pauseRunGroup(ctx, projectId, groupId),
});
