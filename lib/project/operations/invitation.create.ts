import { z } from 'zod';
import { dateTime } from '@/lib/operation/date-time';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { createInvitation, invitationSchema } from '../server/people/create-invitation';

export const invitationCreate = operation({
  name: 'invitation.create',
  summary: 'Make a link that lets one person into a project; its path is told this once',
  access: 'project.lead',
  scope: 'people:write',
  route: 'POST /projects/{projectId}/invitations',
  input: invitationSchema.extend({ projectId: storableText }),
  output: z.object({ id: z.uuid(), path: storableText, expiresAt: dateTime }),
  example: { role: 'lead', days: 30 },
  status: 201,
  run: (ctx, { projectId, ...fields }) => createInvitation(ctx, projectId, fields),
});
