import { useMemo } from 'react';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { isEnabled } from '@/lib/workspace/commands/run-command';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/** Commands with a button that is there whether they can do something or not. */
const WITH_BUTTON = [
  'evidence',
  'note',
  'edit',
  'split',
  'merge',
  'remove',
  'answerNote',
  'flag',
  'skip',
  'submit',
  'reopen',
] as const satisfies readonly CommandId[];

/** The commands whose buttons are disabled now; the same object until one of them changes, so that keys render no button. */
export function useDisabled(workspace: WorkspaceState): ReadonlySet<CommandId> {
  const disabled = WITH_BUTTON.filter((id) => !isEnabled(id, workspace));
  const key = disabled.join(' ');
  return useMemo(() => new Set(key.split(' ') as CommandId[]), [key]);
}
