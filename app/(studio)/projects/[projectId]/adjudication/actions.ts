'use server';

import { refresh } from 'next/cache';
import { listQuerySchema } from '@/lib/adjudication/query';
import { acceptAgreed } from '@/lib/adjudication/server/accept-agreed';
import { act } from '@/lib/entry/action';
import { action } from '@/lib/entry/server-action';
import { storableText } from '@/lib/storable-schema';

/** Accepts a page of what the rule makes gold of; answers how many, and what still waits. */
export const accept = action([storableText, listQuerySchema], async (projectId, query) => {
  const outcome = await act((ctx) => acceptAgreed(ctx, projectId, query));
  refresh();
  return outcome;
});
