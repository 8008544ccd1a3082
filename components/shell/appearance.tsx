'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { MenuRadioGroup } from '@/components/ui/overlay/menu';
import { type AppLocale, LOCALES } from '@/lib/i18n/locale';
import { type Theme, THEMES } from '@/lib/i18n/theme';
import { type SavePreferences } from './preferences';

export const LOCALE_NAMES: Record<AppLocale, string> = { 'zh-CN': '中文', en: 'English' };

/** Language and theme, as two parts of a menu. */
export function AppearanceChoices({ theme, save }: { theme: Theme; save: SavePreferences }) {
  const t = useTranslations('shell');
  const locale = useLocale() as AppLocale;
  const choose = useSaveChoice(save);
  return (
    <>
      <MenuRadioGroup
        label={t('language')}
        value={locale}
        onValueChange={(next) => choose({ locale: next })}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }))}
      />
      <MenuRadioGroup
        label={t('theme.title')}
        value={theme}
        onValueChange={(next) => choose({ theme: next })}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
    </>
  );
}

/** Stores a choice and shows everything by it. */
export function useSaveChoice(save: SavePreferences): (choice: Parameters<SavePreferences>[0]) => void {
  const router = useRouter();
  const [, startTransition] = useTransition();
  return (choice) =>
    startTransition(async () => {
      await save(choice);
      router.refresh();
    });
}
