import { type ReactNode } from 'react';
import { TabProvider } from '../annotate/workspace/engine/tab-context';

/** Keeps the guidelines from sample to sample, as the workspace does. */
export default function AdjudicationLayout({ children }: { children: ReactNode }) {
  return <TabProvider>{children}</TabProvider>;
}
