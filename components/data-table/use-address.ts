'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

/** Goes to another view of a list; each is an address of its own below `base`, so that it can be linked and "back" works. */
export function useAddress(base: string) {
  const router = useRouter();
  const [busy, start] = useTransition();
  function goTo(search: string): void {
    start(() => router.push(search ? `${base}?${search}` : base, { scroll: false }));
  }
  return { goTo, busy };
}
