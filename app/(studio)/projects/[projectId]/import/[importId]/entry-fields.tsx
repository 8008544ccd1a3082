'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import type { DialectProps } from './header-field';

/** Which file of an archive is read, where there are several. */
export function EntryFields({ settings, change }: DialectProps) {
  const t = useTranslations('import');
  const entries = settings.entries ?? [];
  if (entries.length < 2) return null;
  return (
    <Section title={t('archive')} description={t('entriesText')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('entry')}>
          <Select
            value={settings.entry ?? ''}
            onValueChange={(entry) => change({ entry })}
            options={entries.map((value) => ({ value, label: value }))}
          />
        </Field>
      </div>
    </Section>
  );
}
