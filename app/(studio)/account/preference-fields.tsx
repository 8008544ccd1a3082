'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { AppLocale } from '@/lib/i18n/locale';
import { type Theme, THEMES } from '@/lib/i18n/theme';

interface Choice {
  locale: AppLocale | null;
  theme: Theme;
}

interface Props extends Choice {
  save: (choice: Partial<Choice>) => Promise<void>;
}

/** Language and theme, kept as soon as they are chosen. */
export function PreferenceFields({ locale, theme, save }: Props) {
  const t = useTranslations('account.preferences');
  const themes = useTranslations('shell.theme');
  const router = useRouter();
  const [, start] = useTransition();
  const [choice, setChoice] = useOptimistic<Choice, Partial<Choice>>({ locale, theme }, (now, next) => ({
    ...now,
    ...next,
  }));
  const choose = (next: Partial<Choice>) =>
    start(async () => {
      setChoice(next);
      await save(next);
      router.refresh();
    });
  return (
    <div className="grid max-w-120 gap-4 sm:grid-cols-2">
      <Field label={t('language')} name="locale">
        <Select
          value={choice.locale ?? 'browser'}
          onValueChange={(next) => choose({ locale: next === 'browser' ? null : next })}
          options={[
            { value: 'browser' as const, label: t('browser') },
            { value: 'zh-CN' as const, label: <span lang="zh-CN">中文</span> },
            { value: 'en' as const, label: <span lang="en">English</span> },
          ]}
        />
      </Field>
      <Field label={themes('title')} name="theme">
        <Select
          value={choice.theme}
          onValueChange={(next) => choose({ theme: next })}
          options={THEMES.map((value) => ({ value, label: themes(value) }))}
        />
      </Field>
    </div>
  );
}
