import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { PROJECT_ROLES } from '../access';
import { addMember } from '../server/people/add-member';

export const memberAdd = operation({
  name: 'member.add',
  summary: 'Put somebody who has an account into a project',
  access: 'owner',
  scope: 'people:write',
  route: 'POST /projects/{projectId}/members',
  input: z.object({ projectId: storableText, email: storableText, role: z.enum(PROJECT_ROLES) }),
  output: z.object({ userId: storableText }),
  example: { email: 'nobody@example.test', role: 'reader' },
  status: 201,
  run: (ctx, { projectId, ...person }) => addMember(ctx, projectId, person),
});
