'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { createTabState, type TabState } from '@/lib/workspace/tab/tab-state';

const TabContext = createContext<TabState | null>(null);

/** Holds what goes from one sample's workspace to the next: it outlives their routes, and ends when the person signs out. */
export function TabProvider({ children }: { children: ReactNode }) {
  const [tab] = useState(createTabState);
  return <TabContext value={tab}>{children}</TabContext>;
}

export function useTab(): TabState {
  const tab = use(TabContext);
  if (!tab) throw new Error('No TabProvider above the workspace');
  return tab;
}
