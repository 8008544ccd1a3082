import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { erasePerson } from '../server/people/erase-person';

export const userErase = operation({
  name: 'user.erase',
  summary: 'Erase a person for good; labels stay under a pseudonym. The address confirms it',
  access: 'owner',
  scope: null,
  route: 'DELETE /users/{userId}',
  input: z.object({ userId: storableText, confirmation: storableText }),
  output: z.object({ pseudonym: storableText }),
  example: { confirmation: 'Somebody' },
  run: (ctx, { userId, confirmation }) => erasePerson(ctx, userId, confirmation),
});
