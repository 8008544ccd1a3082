'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Textarea } from '@/components/ui/form/textarea';
import type { SamplesInput } from '@/lib/round/chosen-samples';
import { DEFAULT_SAMPLE_QUERY, filterOf, type SampleFacets } from '@/lib/sample/query';
import { SampleFilters } from '../samples/sample-filters';
import { useKeptSamples } from './kept-samples';
import { NumberField } from './number-field';

interface Props {
  projectId: string;
  facets: SampleFacets;
  /** How many to begin with; null: all. */
  size: number | null;
  /** Something changed that no field of the form tells. */
  onChange: () => void;
  error: (path: string) => string | undefined;
}

/** Which samples a round takes, and how many of them. */
export function SamplesFields({ projectId, facets, size, onChange, error }: Props) {
  const t = useTranslations('rounds.samples');
  const f = useTranslations('rounds.form');
  const kept = useKeptSamples(projectId);
  const [picked, setPicked] = useState<'all' | 'filter' | 'list' | 'kept' | null>(null);
  const [filter, setFilter] = useState(filterOf(DEFAULT_SAMPLE_QUERY));
  const [text, setText] = useState('');
  const from = picked ?? (kept ? 'kept' : 'all');
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
        onValueChange={setPicked}
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
      <OptionLine control={<Checkbox name="unread" />} label={t('unread')} hint={t('unreadText')} />
      {from === 'all' && (
        <OptionLine
          control={<Checkbox name="later" defaultChecked />}
          label={t('later')}
          hint={t('laterText')}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name={'size'}
          label={f('size')}
          hint={f('sizeText')}
          min={1}
          max={1_000_000}
          value={size}
          error={error('size')}
          optional
        />
        <NumberField
          name={'drawShare'}
          label={t('drawShare')}
          hint={t('drawShareText')}
          min={1}
          max={100}
          error={error('drawShare')}
          optional
        />
      </div>
    </fieldset>
  );
}
