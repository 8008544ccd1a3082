import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { getMe } from '../server/get-me';
import { meSchema } from '../view-schema';

export const meGet = operation({
  name: 'me.get',
  summary: 'One’s own account',
  access: 'user',
  scope: 'people:read',
  route: 'GET /me',
  input: z.object({}),
  output: meSchema,
  run: (ctx) => getMe(ctx),
});
