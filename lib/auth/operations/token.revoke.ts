import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { revokeToken } from '../token/server/revoke-token';

export const tokenRevoke = operation({
  name: 'token.revoke',
  summary: 'End one of one’s own API tokens at once',
  access: 'user',
  scope: null,
  route: 'DELETE /me/tokens/{tokenId}',
  input: z.object({ tokenId: storableText }),
  output: z.void(),
  run: (ctx, { tokenId }) => revokeToken(ctx, tokenId),
});
