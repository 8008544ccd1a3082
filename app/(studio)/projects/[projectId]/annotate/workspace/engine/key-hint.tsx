'use client';

import { createContext, use } from 'react';
import { Kbd } from '@/components/ui/kbd';
import { useModifier } from '@/components/ui/use-modifier';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { commandKeyText, listedKeyTexts } from '@/lib/workspace/commands/key-text';
import { type WorkspaceKeys } from '@/lib/workspace/commands/workspace-keys';

/** The keys that the person in the workspace has chosen. */
export const WorkspaceKeysContext = createContext<WorkspaceKeys>({});

/** How the key of a command is written for this person; empty for a command without a key. */
export function useKeyText(): (id: string) => string {
  const chosen = use(WorkspaceKeysContext);
  const modifier = useModifier();
  return (id) => commandKeyText(id, chosen, modifier);
}

/** How the keys of a command are listed for this person. */
export function useListedKeys(): (id: string) => string[] {
  const chosen = use(WorkspaceKeysContext);
  const modifier = useModifier();
  return (id) => listedKeyTexts(id, chosen, modifier);
}

/** The key of a command, as this person has it. */
export function KeyHint({ of, className }: { of: CommandId; className?: string }) {
  const text = useKeyText()(of);
  return text === '' ? null : <Kbd className={className}>{text}</Kbd>;
}
