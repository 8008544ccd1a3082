import { handler } from '@/lib/entry/http';
import { countUnread } from '@/lib/notice/server/count-unread';

/** How many notices are unread. */
export const GET = handler(async (ctx) => Response.json({ unread: await countUnread(ctx) }));
