import { type ReactNode } from 'react';
import { TabProvider } from './workspace/engine/tab-context';

/** Holds what goes from sample to sample, while a person moves between the list of their samples and the workspace. */
export default function AnnotateLayout({ children }: { children: ReactNode }) {
  return <TabProvider>{children}</TabProvider>;
}
