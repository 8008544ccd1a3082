'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import { type DialectProps, HeaderField } from './header-field';

/** Which sheet of a spreadsheet file is read; of several that have rows another can be chosen. */
export function SheetFields({ settings, change }: DialectProps) {
  const t = useTranslations('import');
  const sheets = settings.sheets ?? [];
  return (
    <Section title={t('detected')} description={sheets.length > 1 && t('sheetsText')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Field label={t('sheet')}>
          <Select
            value={settings.sheet ?? ''}
            onValueChange={(sheet) => change({ sheet })}
            options={sheets.map((value) => ({ value, label: value }))}
          />
        </Field>
        <HeaderField settings={settings} change={change} />
      </div>
    </Section>
  );
}
