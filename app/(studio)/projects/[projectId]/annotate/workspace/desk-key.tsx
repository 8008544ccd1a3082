'use client';

import { createContext, use } from 'react';
import { Kbd } from '@/components/ui/kbd';
import { type DeskAct, type DeskKeys, keyFor, keySign } from '@/lib/project/desk-keys';

/** The keys that the person at the desk has chosen. */
export const DeskKeysContext = createContext<DeskKeys>({});

/** How the key of an act is written for this person. */
export function useKeySign(): (act: DeskAct) => string {
  const chosen = use(DeskKeysContext);
  return (act) => keySign(keyFor(chosen, act));
}

/** The key of an act, as this person has it. */
export function DeskKey({ of, className }: { of: DeskAct; className?: string }) {
  return <Kbd className={className}>{useKeySign()(of)}</Kbd>;
}
