'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import type { SettingsChange } from '@/lib/exchange/dialect/settings';
import type { Inspection } from '@/lib/exchange/import/view';

interface Props {
  presets: Inspection['presets'];
  preset: string;
  change: (next: SettingsChange) => void;
}

/** Which tool or data set a file is of: detected, and changeable where the guess was wrong. */
export function PresetField({ presets, preset, change }: Props) {
  const t = useTranslations('import');
  const own = (id: string): 'native' | 'paths' | 'columns' =>
    id === 'native' || id === 'paths' ? id : 'columns';
  return (
    <Section title={t('kind')} description={t('kindText')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={t('kind')}>
          <Select
            value={preset}
            onValueChange={(value) => change({ preset: value })}
            options={presets.map(({ id, name }) => ({ value: id, label: name ?? t(`presets.${own(id)}`) }))}
          />
        </Field>
      </div>
    </Section>
  );
}
