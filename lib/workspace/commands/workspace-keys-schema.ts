import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { allKeys, WORKSPACE_COMMANDS, WORKSPACE_KEY, type WorkspaceKeys } from './workspace-keys';

/** Two commands under one key are refused. */
export const workspaceKeysSchema = z
  .partialRecord(z.enum(WORKSPACE_COMMANDS), storableText.regex(WORKSPACE_KEY))
  .refine((chosen) => new Set(allKeys(chosen).values()).size === WORKSPACE_COMMANDS.length, {
    error: 'key_taken',
  });

/** What is stored, as far as it can still be used. */
export function toWorkspaceKeys(stored: unknown): WorkspaceKeys {
  const read = workspaceKeysSchema.safeParse(stored);
  return read.success ? read.data : {};
}
