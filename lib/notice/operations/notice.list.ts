import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { listNotices } from '../server/list-notices';
import { noticeViewSchema } from '../view-schema';

export const noticeList = operation({
  name: 'notice.list',
  summary: 'One’s latest notices, the newest first',
  access: 'user',
  scope: null,
  route: 'GET /notices/latest',
  input: z.object({}),
  output: z.array(noticeViewSchema),
  run: (ctx) => listNotices(ctx),
});
