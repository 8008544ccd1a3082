'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import type { ImportSettings, SettingsChange } from '@/lib/exchange/dialect/settings';

export interface DialectProps {
  settings: ImportSettings;
  change: (next: SettingsChange) => void;
}

/** Whether the first row of a table names its columns. */
export function HeaderField({ settings, change }: DialectProps) {
  const t = useTranslations('import');
  return (
    <Field label={t('header')}>
      <Select
        value={settings.header ? 'names' : 'data'}
        onValueChange={(value) => change({ header: value === 'names' })}
        options={(['names', 'data'] as const).map((value) => ({ value, label: t(`headers.${value}`) }))}
      />
    </Field>
  );
}
