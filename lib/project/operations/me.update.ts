import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { meChangeSchema, updateMe } from '../server/people/update-me';

export const meUpdate = operation({
  name: 'me.update',
  summary: 'Change one’s own name and settings; absent fields stay',
  access: 'user',
  scope: null,
  route: 'PATCH /me',
  input: meChangeSchema,
  output: z.void(),
  example: { dailyGoal: 10, showTime: true },
  run: (ctx, fields) => updateMe(ctx, fields),
});
