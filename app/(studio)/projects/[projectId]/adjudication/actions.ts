'use server';

import { refresh } from 'next/cache';
import { type AgreedCount, listQuerySchema, type ListQuery } from '@/lib/adjudication/query';
import { acceptAgreed } from '@/lib/adjudication/server/accept-agreed';
import { act, type Outcome } from '@/lib/entry/action';

/** Accepts a page of what the rule makes gold of; answers how many, and what still waits. */
export async function accept(
  projectId: string,
  query: ListQuery,
): Promise<Outcome<AgreedCount & { accepted: number }>> {
  const outcome = await act((ctx) => acceptAgreed(ctx, projectId, listQuerySchema.parse(query)));
  refresh();
  return outcome;
}
