'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { type Contrast, CONTRASTS } from '@/lib/i18n/contrast';
import type { AppLocale } from '@/lib/i18n/locale';
import { TEXT_SIZES, type TextSize } from '@/lib/i18n/text-size';
import { type Theme, THEMES } from '@/lib/i18n/theme';

const SIZES = ['usual', 'larger', 'large', 'huge'] as const;

interface Choice {
  locale: AppLocale | null;
  theme: Theme;
  contrast: Contrast;
  textSize: TextSize;
}

interface Props extends Choice {
  save: (choice: Partial<Choice>) => Promise<unknown>;
}

/** Language and appearance, kept as soon as they are chosen. */
export function PreferenceFields({ save, ...now }: Props) {
  const t = useTranslations('account.preferences');
  const themes = useTranslations('shell.theme');
  const router = useRouter();
  const [, start] = useTransition();
  const [choice, setChoice] = useOptimistic<Choice, Partial<Choice>>(now, (before, next) => ({
    ...before,
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
      <Field label={t('contrast')} name="contrast">
        <Select
          value={choice.contrast}
          onValueChange={(next) => choose({ contrast: next })}
          options={CONTRASTS.map((value) => ({ value, label: t(`contrasts.${value}`) }))}
        />
      </Field>
      <Field label={t('textSize')} name="textSize" hint={t('textSizeHint')}>
        <Select
          value={String(choice.textSize)}
          onValueChange={(next) => choose({ textSize: TEXT_SIZES.find((step) => String(step) === next) })}
          options={TEXT_SIZES.map((step) => ({ value: String(step), label: t(`textSizes.${SIZES[step]}`) }))}
        />
      </Field>
    </div>
  );
}
