'use client';

import { useTranslations } from 'next-intl';
import { type WorkspaceCommand } from '@/lib/workspace/commands/commands';
import { keyLabel } from '@/lib/workspace/commands/workspace-keys';

/** Why a key was not taken, in words. */
export function useRefusedKey(): (key: string | null, taken: { takenBy: WorkspaceCommand } | null) => string {
  const t = useTranslations('keys.settings');
  const acts = useTranslations('keys.act');
  return (key, taken) =>
    key !== null && taken ? t('taken', { key: keyLabel(key), act: acts(taken.takenBy) }) : t('unfit');
}
