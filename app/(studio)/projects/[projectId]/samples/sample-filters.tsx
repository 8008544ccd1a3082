'use client';

import { Flag } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { FilterChip, ToggleChip } from '@/components/data-table/filter-chip';
import { Button } from '@/components/ui/button';
import {
  DEFAULT_SAMPLE_QUERY,
  filterOf,
  LISTED_STATES,
  SAMPLE_VERDICTS,
  type SampleFacets,
  type SampleQuery,
} from '@/lib/sample/query';
import { ERROR_TYPES } from '@/lib/typology/error-type';

interface Props {
  query: SampleQuery;
  facets: SampleFacets;
  onChange: (change: Partial<SampleQuery>) => void;
}

/** What the list can be filtered by, each a chip that says what it is set to. */
export function SampleFilters({ query, facets, onChange }: Props) {
  const t = useTranslations('samples');
  const v = useTranslations('verdicts');
  const w = useTranslations('workspace');
  const y = useTranslations('typology');
  const format = useFormatter();
  const verdicts = SAMPLE_VERDICTS.map((value) => ({
    value,
    label: value === 'undecided' ? w('undecided') : v(value),
  }));
  const plain = (value: string) => ({ value, label: value });
  const filtered = Object.entries(filterOf(query)).some(([, value]) => value !== null && value !== false);
  return (
    <div
      role="group"
      aria-label={t('filters')}
      className="-mx-1 flex items-center gap-1.5 overflow-x-auto p-1 sm:flex-wrap sm:overflow-visible"
    >
      <FilterChip
        label={t('state')}
        value={query.state}
        options={LISTED_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterChip
        label={t('personVerdict')}
        value={query.verdict}
        options={verdicts}
        onChange={(verdict) => onChange({ verdict })}
      />
      <FilterChip
        label={t('machineVerdict')}
        value={query.machine}
        options={verdicts}
        onChange={(machine) => onChange({ machine })}
      />
      <FilterChip
        label={t('type')}
        value={query.errorType}
        options={ERROR_TYPES.map((value) => ({ value, label: y(`${value}.name`) }))}
        onChange={(errorType) => onChange({ errorType })}
      />
      <FilterChip
        label={t('found')}
        value={query.found}
        options={ERROR_TYPES.map((value) => ({ value, label: y(`${value}.name`) }))}
        onChange={(found) => onChange({ found })}
      />
      {(facets.languages.length > 1 || query.language !== null) && (
        <FilterChip
          label={t('language')}
          value={query.language}
          options={facets.languages.map((value) => ({
            value,
            label: format.displayName(value, { type: 'language' }),
          }))}
          onChange={(language) => onChange({ language })}
        />
      )}
      {((facets.generators?.length ?? 0) > 0 || query.generator !== null) && (
        <FilterChip
          label={t('generator')}
          value={query.generator}
          options={(facets.generators ?? []).map(plain)}
          onChange={(generator) => onChange({ generator })}
        />
      )}
      {(facets.annotators.length > 0 || query.annotator !== null) && (
        <FilterChip
          label={t('annotator')}
          value={query.annotator}
          options={facets.annotators.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(annotator) => onChange({ annotator })}
        />
      )}
      <ToggleChip
        icon={<Flag aria-hidden />}
        pressed={query.flagged}
        onChange={(flagged) => onChange({ flagged })}
      >
        {t('flagged')}
      </ToggleChip>
      {filtered && (
        <Button variant="quiet" size="sm" onClick={() => onChange(filterOf(DEFAULT_SAMPLE_QUERY))}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
