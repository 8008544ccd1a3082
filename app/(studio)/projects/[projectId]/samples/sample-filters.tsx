'use client';

import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterChip, ToggleChip } from '@/components/data-table/filter-chip';
import { Button } from '@/components/ui/button';
import {
  DEFAULT_SAMPLE_QUERY,
  filterOf,
  LISTED_STATES,
  SAMPLE_CARRIED,
  SAMPLE_VERDICTS,
  type SampleFacets,
  type SampleFilter,
  type SampleQuery,
} from '@/lib/sample/query';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { useFilterText } from './use-filter-text';

/** Filters that offer a list. */
type ListedKey = Exclude<keyof SampleFilter, 'search' | 'flagged'>;

interface Props {
  query: SampleQuery;
  facets: SampleFacets;
  onChange: (change: Partial<SampleQuery>) => void;
}

/** What the list can be filtered by, each a chip that says what it is set to. */
export function SampleFilters({ query, facets, onChange }: Props) {
  const t = useTranslations('samples');
  const words = useFilterText(facets.annotators);
  const options = <K extends ListedKey>(key: K, values: readonly NonNullable<SampleFilter[K]>[]) =>
    values.map((value) => ({ value, label: words.value(key, value) }));
  const filtered = Object.entries(filterOf(query)).some(([, value]) => value !== null && value !== false);
  return (
    <div
      role="group"
      aria-label={t('filters')}
      className="-mx-1 flex items-center gap-1.5 overflow-x-auto p-1 sm:flex-wrap sm:overflow-visible"
    >
      <FilterChip
        label={words.label('state')}
        value={query.state}
        options={options('state', LISTED_STATES)}
        onChange={(state) => onChange({ state })}
      />
      <FilterChip
        label={words.label('verdict')}
        value={query.verdict}
        options={options('verdict', SAMPLE_VERDICTS)}
        onChange={(verdict) => onChange({ verdict })}
      />
      <FilterChip
        label={words.label('machine')}
        value={query.machine}
        options={options('machine', SAMPLE_VERDICTS)}
        onChange={(machine) => onChange({ machine })}
      />
      <FilterChip
        label={words.label('errorType')}
        value={query.errorType}
        options={options('errorType', ERROR_TYPES)}
        onChange={(errorType) => onChange({ errorType })}
      />
      <FilterChip
        label={words.label('found')}
        value={query.found}
        options={options('found', ERROR_TYPES)}
        onChange={(found) => onChange({ found })}
      />
      {(facets.languages.length > 1 || query.language !== null) && (
        <FilterChip
          label={words.label('language')}
          value={query.language}
          options={options('language', facets.languages)}
          onChange={(language) => onChange({ language })}
        />
      )}
      {((facets.generators?.length ?? 0) > 0 || query.generator !== null) && (
        <FilterChip
          label={words.label('generator')}
          value={query.generator}
          options={options('generator', facets.generators ?? [])}
          onChange={(generator) => onChange({ generator })}
        />
      )}
      {(facets.constructed || query.origin !== null) && (
        <FilterChip
          label={words.label('origin')}
          value={query.origin}
          options={options('origin', SAMPLE_ORIGINS)}
          onChange={(origin) => onChange({ origin })}
        />
      )}
      {(facets.carried || query.carried !== null) && (
        <FilterChip
          label={words.label('carried')}
          value={query.carried}
          options={options('carried', SAMPLE_CARRIED)}
          onChange={(carried) => onChange({ carried })}
        />
      )}
      {(facets.annotators.length > 0 || query.annotator !== null) && (
        <FilterChip
          label={words.label('annotator')}
          value={query.annotator}
          options={options(
            'annotator',
            facets.annotators.map(({ id }) => id),
          )}
          onChange={(annotator) => onChange({ annotator })}
        />
      )}
      <ToggleChip
        icon={<Flag aria-hidden />}
        pressed={query.flagged}
        onChange={(flagged) => onChange({ flagged })}
      >
        {words.label('flagged')}
      </ToggleChip>
      {filtered && (
        <Button variant="quiet" size="sm" onClick={() => onChange(filterOf(DEFAULT_SAMPLE_QUERY))}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
