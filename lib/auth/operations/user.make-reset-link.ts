import { z } from 'zod';
import { dateTime } from '@/lib/operation/date-time';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { createResetLink } from '../server/password/create-reset-link';

export const userMakeResetLink = operation({
  name: 'user.make-reset-link',
  summary: 'A link with which a person sets a new password; good once, for 24 hours',
  access: 'owner',
  scope: null,
  route: 'POST /users/{userId}/reset-link',
  input: z.object({ userId: storableText }),
  output: z.object({ path: storableText, expiresAt: dateTime }),
  run: (ctx, { userId }) => createResetLink(ctx, userId),
});
