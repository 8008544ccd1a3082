'use server';

import { refresh } from 'next/cache';
import { listQuerySchema, type ListQuery } from '@/lib/adjudication/query';
import { acceptAgreed } from '@/lib/adjudication/server/accept-agreed';
import { act, type Outcome } from '@/lib/entry/action';

/** Accepts a page of what the rule makes gold of; answers how many, and how many still wait. */
export async function accept(
  projectId: string,
  query: ListQuery,
): Promise<Outcome<{ accepted: number; left: number }>> {
  const outcome = await act((ctx) => acceptAgreed(ctx, projectId, listQuerySchema.parse(query)));
  refresh();
  return outcome;
}
