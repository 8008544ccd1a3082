'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/select';
import type { AppError } from '@/lib/errors';
import {
  type Encoding,
  ENCODINGS,
  FIELDS,
  type Format,
  FORMATS,
  type SettingsChange,
} from '@/lib/exchange/settings';
import type { Inspection } from '@/lib/exchange/view';
import { changeImportAction, startImportAction } from './actions';
import { CancelImport } from './cancel-import';
import { Preview } from './preview';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
const NONE = '\0none';

/** What was detected, what the columns mean, the first rows as they will be; each change is shown at once. */
export function ImportSetUp({ inspection }: { inspection: Inspection }) {
  const t = useTranslations('import');
  const text = useErrorText();
  const [error, setError] = useState<AppError | null>(null);
  const [busy, start] = useTransition();
  const { settings, missing, preview } = inspection;
  const { id } = inspection.import;
  const run = (work: () => Promise<{ ok: true } | { ok: false; error: AppError }>): void =>
    start(async () => {
      const outcome = await work();
      setError(outcome.ok ? null : outcome.error);
    });
  const change = (next: SettingsChange): void => run(() => changeImportAction(id, next));
  const columns = [
    { value: NONE, label: t('noColumn') },
    ...settings.columns.map((column) => ({ value: column, label: column })),
  ];
  return (
    <>
      <Section title={t('detected')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t('encoding')}>
            <Select<Encoding>
              value={settings.encoding}
              onValueChange={(encoding) => change({ encoding })}
              options={ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }))}
            />
          </Field>
          <Field label={t('format')}>
            <Select<Format>
              value={settings.format}
              onValueChange={(format) => change({ format })}
              options={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
            />
          </Field>
          {settings.format === 'table' && (
            <Field label={t('delimiter')}>
              <Select
                value={settings.dialect.delimiter}
                onValueChange={(delimiter) => change({ dialect: { ...settings.dialect, delimiter } })}
                options={Object.entries(DELIMITERS).map(([value, name]) => ({
                  value,
                  label: t(`delimiters.${name}`),
                }))}
              />
            </Field>
          )}
        </div>
      </Section>
      <Section title={t('mapping')}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {FIELDS.map((field) => (
            <Field key={field} label={t(`field.${field}`)}>
              <Select
                value={settings.mapping[field] ?? NONE}
                onValueChange={(column) =>
                  change({ mapping: { ...settings.mapping, [field]: column === NONE ? null : column } })
                }
                options={columns}
              />
            </Field>
          ))}
        </div>
      </Section>
      {missing.length > 0 && (
        <Callout kind="warning">
          {t('missing', { fields: missing.map((field) => t(`field.${field}`)).join(' · ') })}
        </Callout>
      )}
      <Preview rows={preview} />
      {error && (
        <Callout kind="danger" role="alert">
          {text.whole(error)}
        </Callout>
      )}
      <div className="flex gap-2">
        <Button
          variant="primary"
          busy={busy}
          disabled={missing.length > 0}
          onClick={() => run(() => startImportAction(id))}
        >
          {t('start')}
        </Button>
        <CancelImport importId={id} />
      </div>
    </>
  );
}
