import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { unbindProvider } from '../server/oidc/unbind-provider';

export const userUnbind = operation({
  name: 'user.unbind',
  summary: 'Take a person’s account off the sign-in provider',
  access: 'owner',
  scope: null,
  route: 'DELETE /users/{userId}/provider',
  input: z.object({ userId: storableText }),
  output: z.void(),
  run: (ctx, { userId }) => unbindProvider(ctx, userId),
});
