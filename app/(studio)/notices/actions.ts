'use server';

import { actionOf } from '@/lib/api/action-of';
import { noticeMark } from '@/lib/notice/operations/notice.mark';

/** Marks one notice, or without an id all, as read or unread. */
export const mark = actionOf(noticeMark);
