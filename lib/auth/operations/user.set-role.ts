import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { setUserRole } from '../server/set-user-role';

export const userSetRole = operation({
  name: 'user.set-role',
  summary: 'Make a person an owner of the studio, or a member again',
  access: 'owner',
  scope: null,
  route: 'PUT /users/{userId}/role',
  input: z.object({ userId: storableText, role: z.enum(['owner', 'member']) }),
  output: z.void(),
  example: { role: 'owner' },
  run: (ctx, change) => setUserRole(ctx, change),
});
