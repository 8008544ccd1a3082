import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { revokeProjectToken } from '../server/tokens/revoke-project-token';

export const projectTokenRevoke = operation({
  name: 'project-token.revoke',
  summary: 'End an API token for this project alone, whoever made it',
  access: 'project.lead',
  scope: null,
  route: 'DELETE /projects/{projectId}/tokens/{tokenId}',
  input: z.object({ projectId: storableText, tokenId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, tokenId }) => revokeProjectToken(ctx, projectId, tokenId),
});
