import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { setUserDisabled } from '../server/set-user-disabled';

export const userSetDisabled = operation({
  name: 'user.set-disabled',
  summary: 'Shut a person out at once, or let them in again',
  access: 'owner',
  scope: 'people:write',
  route: 'PUT /users/{userId}/disabled',
  input: z.object({ userId: storableText, disabled: z.boolean() }),
  output: z.void(),
  example: { disabled: true },
  run: (ctx, change) => setUserDisabled(ctx, change),
});
