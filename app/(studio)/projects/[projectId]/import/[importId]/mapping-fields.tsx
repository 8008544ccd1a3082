'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import { type MappedField as SampleField, FIELDS, REQUIRED_FIELDS } from '@/lib/exchange/dialect/settings';
import type { Inspection } from '@/lib/exchange/import/view';
import type { SettingsChange } from '@/lib/exchange/dialect/settings';

/** No name of a column can hold a NUL, so these cannot be taken for one. */
const NONE = '\0none';
const NO_QUESTION = '\0no question';

interface Props {
  inspection: Inspection;
  change: (next: SettingsChange) => void;
}

/** One choice of a column for each field of a sample; a required one without a column says so. */
export function MappingFields({ inspection: { settings, missing }, change }: Props) {
  const t = useTranslations('import');
  const required: readonly SampleField[] = REQUIRED_FIELDS;
  const columns = settings.columns.map((column) => ({ value: column, label: column }));
  function choose(field: SampleField, value: string): void {
    const column = value === NONE || value === NO_QUESTION ? null : value;
    const mapping = { ...settings.mapping, [field]: column };
    change(field === 'question' ? { mapping, noQuestion: value === NO_QUESTION } : { mapping });
  }
  return (
    <Section title={t('mapping')} description={t('mappingText')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={t(`field.${field}`)}
            optional={!required.includes(field)}
            error={missing.includes(field) && t('chooseColumn')}
          >
            <Select
              value={
                field === 'question' && settings.noQuestion ? NO_QUESTION : (settings.mapping[field] ?? NONE)
              }
              onValueChange={(value) => choose(field, value)}
              options={[
                { value: NONE, label: t('noColumn') },
                ...(field === 'question' ? [{ value: NO_QUESTION, label: t('noQuestion') }] : []),
                ...columns,
              ]}
            />
          </Field>
        ))}
        {settings.mapping.label !== null && (
          <Field label={t('oneMeans')}>
            <Select
              value={settings.oneMeans}
              onValueChange={(oneMeans) => change({ oneMeans })}
              options={(['consistent', 'inconsistent'] as const).map((value) => ({
                value,
                label: t(`meanings.${value}`),
              }))}
            />
          </Field>
        )}
      </div>
    </Section>
  );
}
