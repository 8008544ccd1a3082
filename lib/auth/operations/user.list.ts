import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { listUsers } from '../server/list-users';
import { userRowSchema } from '../view-schema';

export const userList = operation({
  name: 'user.list',
  summary: 'Everybody with an account',
  access: 'owner',
  scope: 'people:read',
  route: 'GET /users',
  input: z.object({}),
  output: z.array(userRowSchema),
  run: (ctx) => listUsers(ctx),
});
