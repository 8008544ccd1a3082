import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { PROJECT_ROLES } from '../access';
import { setMemberRole } from '../server/people/set-member-role';

export const memberSetRole = operation({
  name: 'member.set-role',
  summary: 'Give a member another role',
  access: 'project.lead',
  scope: 'people:write',
  route: 'PATCH /projects/{projectId}/members/{userId}',
  input: z.object({ projectId: storableText, userId: storableText, role: z.enum(PROJECT_ROLES) }),
  output: z.void(),
  example: { role: 'lead' },
  run: (ctx, { projectId, userId, role }) => setMemberRole(ctx, projectId, userId, role),
});
