'use client';

import { createContext, type ReactNode, use } from 'react';
import { type ProjectMay } from '@/lib/project/access';
import { type Theme } from '@/lib/i18n/theme';
import { type SavePreferences } from './preferences';

/** A project as the frame needs it: its name and what the person may do in it. */
export interface ShellProject {
  id: string;
  name: string;
  archived: boolean;
  may: Pick<ProjectMay, 'open'>;
}

/** What the bar and the palette know on every page. */
export interface Shell {
  person: { name: string; email: string; isOwner: boolean };
  projects: readonly ShellProject[];
  theme: Theme;
  save: SavePreferences;
  signOut: () => Promise<void>;
}

const ShellContext = createContext<Shell | null>(null);

/** Around every page of signed-in people. */
export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** What the page around knows of the person and their projects. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('outside of ShellProvider');
  return shell;
}
