'use client';

import { useTranslations } from 'next-intl';
import { type DeskAct, keySign } from '@/lib/project/desk-keys';

/** Why a key was not taken, in words. */
export function useRefusedKey(): (key: string | null, taken: { takenBy: DeskAct } | null) => string {
  const t = useTranslations('keys.settings');
  const acts = useTranslations('keys.act');
  return (key, taken) =>
    key !== null && taken ? t('taken', { key: keySign(key), act: acts(taken.takenBy) }) : t('unfit');
}
