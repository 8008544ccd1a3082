import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { removeMember } from '../server/people/remove-member';

export const memberRemove = operation({
  name: 'member.remove',
  summary: 'End a membership; labels stay, and samples that were not submitted go back to the queue',
  access: 'project.lead',
  scope: 'people:write',
  route: 'DELETE /projects/{projectId}/members/{userId}',
  input: z.object({ projectId: storableText, userId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, userId }) => removeMember(ctx, projectId, userId),
});
