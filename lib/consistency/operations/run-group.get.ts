import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { runGroupSchema } from '../run-group/view-schema';
import { getRunGroup } from '../server/run-group/get-run-group';

export const runGroupGet = operation({
  name: 'run-group.get',
  summary: 'A run group: its runs, how far all of them are, and what they cost together',
  access: 'project.read',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/run-groups/{groupId}',
  input: z.object({ projectId: storableText, groupId: storableText }),
  output: runGroupSchema,
  run: (ctx, { projectId, groupId }) => getRunGroup(ctx, projectId, groupId),
});
