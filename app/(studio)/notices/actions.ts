'use server';

import { revalidatePath } from 'next/cache';
import { act } from '@/lib/entry/action';
import { action, readByVerb } from '@/lib/entry/server-action';
import { markNotices } from '@/lib/notice/server/mark-notices';

/** Marks one notice, or without an id all, as read or unread. */
export const mark = action([readByVerb<{ id?: string; read: boolean }>()], async (input) => {
  const outcome = await act((ctx) => markNotices(ctx, input));
  revalidatePath('/', 'layout'); // the bell stands in the frame
  return outcome;
});
