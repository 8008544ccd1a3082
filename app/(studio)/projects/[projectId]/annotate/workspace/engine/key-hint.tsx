'use client';

import { createContext, use } from 'react';
import { Kbd } from '@/components/ui/kbd';
import { type WorkspaceCommand } from '@/lib/workspace/commands/commands';
import { type WorkspaceKeys, keyFor, keyLabel } from '@/lib/workspace/commands/workspace-keys';

/** The keys that the person in the workspace has chosen. */
export const WorkspaceKeysContext = createContext<WorkspaceKeys>({});

/** How the key of an act is written for this person. */
export function useKeyLabel(): (act: WorkspaceCommand) => string {
  const chosen = use(WorkspaceKeysContext);
  return (act) => keyLabel(keyFor(chosen, act));
}

/** The key of an act, as this person has it. */
export function KeyHint({ of, className }: { of: WorkspaceCommand; className?: string }) {
  return <Kbd className={className}>{useKeyLabel()(of)}</Kbd>;
}
