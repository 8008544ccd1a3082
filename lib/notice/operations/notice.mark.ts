import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { markNotices } from '../server/mark-notices';

export const noticeMark = operation({
  name: 'notice.mark',
  summary: 'Mark one notice, or without an id all, as read or unread',
  access: 'user',
  scope: null,
  route: 'POST /notices',
  input: z.object({ id: z.uuid().optional(), read: z.boolean() }),
  output: z.void(),
  example: { read: true },
  run: (ctx, mark) => markNotices(ctx, mark),
});
