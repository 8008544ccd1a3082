'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { formatSampleQuery, type SampleQuery } from '@/lib/sample/query';

/** Goes to another view of the list; each is an address of its own, so that it can be linked and "back" works. */
export function useList(base: string, query: SampleQuery, beforeLeaving: () => void) {
  const router = useRouter();
  const [busy, start] = useTransition();
  function go(change: Partial<SampleQuery>): void {
    const search = formatSampleQuery({ ...query, page: 1, ...change }).toString();
    beforeLeaving();
    start(() => router.push(search ? `${base}?${search}` : base, { scroll: false }));
  }
  return { go, busy };
}
