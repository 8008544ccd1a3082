import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { resetSecondFactor } from '../second-factor/server/remove-second-factor';

export const userRemoveSecondFactor = operation({
  name: 'user.remove-second-factor',
  summary: 'Let a person in by the password alone who has lost app and recovery codes',
  access: 'owner',
  scope: null,
  route: 'DELETE /users/{userId}/second-factor',
  input: z.object({ userId: storableText }),
  output: z.void(),
  run: (ctx, { userId }) => resetSecondFactor(ctx, userId),
});
