import { operation } from '@/lib/operation/operation';
import { createToken, newTokenSchema } from '../token/server/create-token';
import { newTokenViewSchema } from '../token/view-schema';

export const tokenCreate = operation({
  name: 'token.create',
  summary: 'Make an API token in one’s own name; its secret is told this once',
  access: 'user',
  scope: null,
  route: 'POST /me/tokens',
  input: newTokenSchema,
  output: newTokenViewSchema,
  example: { name: 'Nightly export', scopes: ['gold:read'], days: 90 },
  status: 201,
  run: (ctx, fields) => createToken(ctx, fields),
});
