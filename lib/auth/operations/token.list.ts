import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { listTokens } from '../token/server/list-tokens';
import { tokenRowSchema } from '../token/view-schema';

export const tokenList = operation({
  name: 'token.list',
  summary: 'One’s own API tokens that are in force, the newest first',
  access: 'user',
  scope: null,
  route: 'GET /me/tokens',
  input: z.object({}),
  output: z.array(tokenRowSchema),
  run: (ctx) => listTokens(ctx),
});
