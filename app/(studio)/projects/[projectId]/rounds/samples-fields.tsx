'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Textarea } from '@/components/ui/form/textarea';
import type { SamplesInput } from '@/lib/round/chosen-samples';
import { DEFAULT_SAMPLE_QUERY, filterOf, type SampleFacets } from '@/lib/sample/query';
import type { SampleSelection } from '@/lib/sample/selection';
import { SampleFilters } from '../samples/sample-filters';
import { NumberField } from './number-field';

/** Where the samples of a round are chosen from; `kept` is what was chosen in the list of samples. */
export type SamplesFrom = 'all' | 'filter' | 'list' | 'kept';

interface Props {
  facets: SampleFacets;
  kept: SampleSelection | null;
  from: SamplesFrom;
  onFrom: (from: SamplesFrom) => void;
  /** How many to begin with; null: all. */
  size: number | null;
  /** Something changed that no field of the form tells. */
  onChange: () => void;
  error: (path: string) => string | undefined;
}

/** Which samples a round takes, and how many of them. */
export function SamplesFields({ facets, kept, from, onFrom, size, onChange, error }: Props) {
  const t = useTranslations('rounds.samples');
  const f = useTranslations('rounds.form');
  const [filter, setFilter] = useState(filterOf(DEFAULT_SAMPLE_QUERY));
  const [text, setText] = useState('');
  const samples: SamplesInput = {
    all: { kind: 'all' } as const,
    filter: { kind: 'filter', filter } as const,
    list: { kind: 'list', text } as const,
    kept:
      kept?.kind === 'all' ? ({ ...kept, kind: 'filter' } as const) : (kept ?? ({ kind: 'all' } as const)),
  }[from];

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file) setText(await file.text());
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('label')}</legend>
      <input type="hidden" name="samples" value={JSON.stringify(samples)} />
      <RadioGroup
        name="from"
        aria-label={t('label')}
        value={from}
        onValueChange={onFrom}
        options={[
          ...(kept
            ? [
                {
                  value: 'kept' as const,
                  label: kept.kind === 'some' ? t('some', { count: kept.ids.length }) : t('kept'),
                },
              ]
            : []),
          { value: 'all', label: t('all') },
          { value: 'filter', label: t('filter'), hint: t('filterText') },
          { value: 'list', label: t('list'), hint: t('listText') },
        ]}
      />
      {from === 'filter' && (
        <div className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3">
          <Input
            aria-label={t('search')}
            placeholder={t('search')}
            value={filter.search ?? ''}
            onChange={({ target }) => setFilter({ ...filter, search: target.value || null })}
          />
          <SampleFilters
            query={{ ...DEFAULT_SAMPLE_QUERY, ...filter }}
            facets={facets}
            onChange={(change) => {
              setFilter(filterOf({ ...DEFAULT_SAMPLE_QUERY, ...filter, ...change }));
              onChange();
            }}
          />
        </div>
      )}
      {from === 'list' && (
        <div className="flex flex-col gap-2">
          <Field label={t('ids')} name="list" error={error('list')}>
            <Textarea
              rows={6}
              value={text}
              onChange={({ target }) => setText(target.value)}
              spellCheck={false}
              className="num"
            />
          </Field>
          <label className="text-sm text-ink-2">
            {t('file')}{' '}
            <input type="file" accept=".txt,.csv,text/plain" onChange={(event) => void read(event)} />
          </label>
        </div>
      )}
      <NumberField
        name="size"
        label={f('size')}
        hint={f('sizeText')}
        min={1}
        max={1_000_000}
        value={size}
        error={error('size')}
        optional
      />
    </fieldset>
  );
}
