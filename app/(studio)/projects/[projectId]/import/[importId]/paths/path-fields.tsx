'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { OptionLine } from '@/components/ui/form/option-line';
import { Section } from '@/components/ui/section';
import type { SettingsChange } from '@/lib/exchange/dialect/settings';
import type { Inspection } from '@/lib/exchange/import/view';
import { NO_PATHS, type SinglePath } from '@/lib/exchange/paths/path-mapping';
import { PathList } from './path-list';
import { PathSelect } from './path-select';

interface Props {
  inspection: Inspection;
  paths: NonNullable<Inspection['paths']>;
  change: (next: SettingsChange) => void;
}

const FURTHER = ['generator', 'language', 'trace', 'span', 'parent'] as const;

/** Where in the records each field of a sample stands; a required one without a path says so. */
export function PathFields({ inspection: { settings, missing }, paths, change }: Props) {
  const t = useTranslations('import');
  const mapping = settings.paths ?? NO_PATHS;
  const set = (more: Partial<typeof mapping>): void => change({ paths: { ...mapping, ...more } });
  const words = (field: SinglePath): string =>
    field === 'trace' || field === 'span' || field === 'parent'
      ? t(`paths.field.${field}`)
      : t(`field.${field}`);
  const asked = (field: 'question' | 'reference' | 'answer') => missing.includes(field) && t('paths.choose');
  const single = (field: SinglePath, required = false) => (
    <Field
      key={field}
      label={words(field)}
      optional={!required}
      hint={field === 'parent' && t('paths.parentText')}
      error={(field === 'question' || field === 'answer') && asked(field)}
    >
      <PathSelect paths={paths} texts value={mapping[field]} choose={(path) => set({ [field]: path })} />
    </Field>
  );
  return (
    <Section title={t('paths.title')} description={t('paths.text')}>
      <div className="flex flex-col gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {single('question', true)}
          <PathList
            label={t('field.reference')}
            paths={paths}
            texts
            values={mapping.reference}
            choose={(reference) => set({ reference })}
            error={asked('reference')}
          />
          {single('answer', true)}
          {single('id')}
        </div>
        <OptionLine
          control={
            <Checkbox
              checked={settings.noQuestion}
              onCheckedChange={(noQuestion) => change({ noQuestion })}
            />
          }
          label={t('noQuestion')}
        />
        <FoldedFields label={t('paths.more')} faulty={false}>
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {FURTHER.map((field) => single(field))}
            <PathList
              label={t('paths.field.metadata')}
              paths={paths}
              texts={false}
              values={mapping.metadata}
              choose={(metadata) => set({ metadata })}
            />
          </div>
        </FoldedFields>
      </div>
    </Section>
  );
}
