'use server';

import { revalidatePath } from 'next/cache';
import { act, type Outcome } from '@/lib/entry/action';
import { markNotices } from '@/lib/notice/server/mark-notices';

/** Marks one notice, or without an id all, as read or unread. */
export async function mark(input: { id?: string; read: boolean }): Promise<Outcome<void>> {
  const outcome = await act((ctx) => markNotices(ctx, input));
  revalidatePath('/', 'layout'); // the bell stands in the frame
  return outcome;
}
