'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import type { SettingsChange, ToldOfFile } from '@/lib/exchange/dialect/settings';
import type { Inspection } from '@/lib/exchange/import/view';

interface Props {
  conversion: NonNullable<Inspection['conversion']>;
  change: (next: SettingsChange) => void;
}

const LABELS = ['consistent', 'inconsistent'] as const;

/** What holds for all rows of a file and stands in none of them; guessed from the file's name where it can be. */
export function ToldFields({ conversion: { asks, told, open }, change }: Props) {
  const t = useTranslations('import');
  const tell = (more: ToldOfFile): void => change({ told: { ...told, ...more } });
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {asks.map((field) => (
        <Field
          key={field}
          label={t(`told.${field}`)}
          error={open.includes(field) && t(field === 'label' ? 'notSaid' : 'notFilled')}
        >
          {field === 'label' ? (
            <Select
              value={told.label ?? null}
              placeholder={t('notSaid')}
              onValueChange={(label) => tell({ label: label as ToldOfFile['label'] })}
              options={LABELS.map((value) => ({ value, label: t(`meanings.${value}`) }))}
            />
          ) : (
            <Input
              key={told[field]}
              defaultValue={told[field] ?? ''}
              maxLength={300}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
              onBlur={({ currentTarget: { value } }) => {
                if (value.trim() !== '' && value !== told[field]) tell({ [field]: value.trim() });
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
