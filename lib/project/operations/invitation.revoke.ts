import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { revokeInvitation } from '../server/people/revoke-invitation';

export const invitationRevoke = operation({
  name: 'invitation.revoke',
  summary: 'Withdraw an invitation that nobody has used',
  access: 'project.lead',
  scope: 'people:write',
  route: 'DELETE /projects/{projectId}/invitations/{linkId}',
  input: z.object({ projectId: storableText, linkId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, linkId }) => revokeInvitation(ctx, projectId, linkId),
});
