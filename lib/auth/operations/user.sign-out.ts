import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { signOutEverywhere } from '../server/session/sign-out-everywhere';

export const userSignOut = operation({
  name: 'user.sign-out',
  summary: 'End every session of a person',
  access: 'owner',
  scope: 'people:write',
  route: 'POST /users/{userId}/sign-out',
  input: z.object({ userId: storableText }),
  output: z.object({ ended: z.int() }),
  run: (ctx, { userId }) => signOutEverywhere(ctx, userId),
});
