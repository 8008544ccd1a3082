'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import { type Encoding, ENCODINGS, TEXT_FORMATS, type TextFormat } from '@/lib/exchange/dialect/settings';
import { type DialectProps, HeaderField } from './header-field';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

const QUOTE_NAMES = { '"': 'double', "'": 'single', '': 'without' } as const;
const QUOTES_BY_NAME = { double: '"', single: "'", without: '' } as const;

/** How the bytes of a text file become rows: detected, and changeable where the guess was wrong. */
export function DialectFields({ settings, change }: DialectProps) {
  const t = useTranslations('import');
  return (
    <Section title={t('detected')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Field label={t('encoding')}>
          <Select<Encoding>
            value={settings.encoding}
            onValueChange={(encoding) => change({ encoding })}
            options={ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        </Field>
        <Field label={t('format')}>
          <Select<TextFormat>
            value={settings.format as TextFormat}
            onValueChange={(format) => change({ format })}
            options={TEXT_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
        </Field>
        {settings.format === 'table' && (
          <>
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
            <Field label={t('quote')}>
              <Select
                value={QUOTE_NAMES[settings.dialect.quote]}
                onValueChange={(name) =>
                  change({ dialect: { ...settings.dialect, quote: QUOTES_BY_NAME[name] } })
                }
                options={(['double', 'single', 'without'] as const).map((value) => ({
                  value,
                  label: t(`quotes.${value}`),
                }))}
              />
            </Field>
            <HeaderField settings={settings} change={change} />
          </>
        )}
      </div>
    </Section>
  );
}
