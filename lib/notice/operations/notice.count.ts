import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { countUnread } from '../server/count-unread';

export const noticeCount = operation({
  name: 'notice.count',
  summary: 'How many notices are unread',
  access: 'user',
  scope: null,
  route: 'GET /notices',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
  run: async (ctx) => ({ unread: await countUnread(ctx) }),
});
