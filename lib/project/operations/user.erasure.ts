import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { whatErasingTouches } from '../server/people/what-erasing-touches';
import { touchedSchema } from '../view-schema';

export const userErasure = operation({
  name: 'user.erasure',
  summary: 'What erasing a person would touch',
  access: 'owner',
  scope: 'people:read',
  route: 'GET /users/{userId}/erasure',
  input: z.object({ userId: storableText }),
  output: touchedSchema,
  run: (ctx, { userId }) => whatErasingTouches(ctx, userId),
});
