'use client';

import { useTranslations } from 'next-intl';
import { FilterChip, ToggleChip } from '@/components/data-table/filter-chip';
import { Button } from '@/components/ui/button';
import {
  AGREEMENTS,
  DEFAULT_LIST_QUERY,
  GOLD_STATES,
  type GoldState,
  isNarrowed,
  type ListFacets,
  type ListQuery,
} from '@/lib/adjudication/query';
import { DISAGREEMENT_LEVELS } from '@/lib/agreement/units/sample-agreement';
import { SAMPLE_VERDICTS } from '@/lib/sample/query';
import { ERROR_TYPES } from '@/lib/typology/error-type';

interface Props {
  query: ListQuery;
  facets: ListFacets;
  onChange: (change: Partial<ListQuery>) => void;
}

/** What the list can be narrowed to, each a chip that says what it is set to. */
export function ListFilters({ query, facets, onChange }: Props) {
  const t = useTranslations('adjudication');
  const v = useTranslations('verdicts');
  const w = useTranslations('workspace');
  const y = useTranslations('typology');
  const plain = (value: string) => ({ value, label: value });
  return (
    <div role="group" aria-label={t('filters')} className="flex flex-wrap items-center gap-1.5">
      <FilterChip<GoldState>
        label={t('state')}
        value={query.state === 'todo' ? null : query.state}
        standard="todo"
        options={GOLD_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => onChange({ state: state ?? 'todo' })}
      />
      <FilterChip
        label={t('kind')}
        value={query.kind}
        options={DISAGREEMENT_LEVELS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterChip
        label={t('agreement')}
        value={query.agreement}
        options={AGREEMENTS.map((value) => ({ value, label: t(`agreements.${value}`) }))}
        onChange={(agreement) => onChange({ agreement })}
      />
      <FilterChip
        label={t('judge')}
        value={query.machine}
        options={SAMPLE_VERDICTS.map((value) => ({
          value,
          label: value === 'undecided' ? w('undecided') : v(value),
        }))}
        onChange={(machine) => onChange({ machine })}
      />
      {facets.generators.length > 0 && (
        <FilterChip
          label={t('model')}
          value={query.generator}
          options={facets.generators.map(plain)}
          onChange={(generator) => onChange({ generator })}
        />
      )}
      <FilterChip
        label={t('type')}
        value={query.errorType}
        options={ERROR_TYPES.map((value) => ({ value, label: y(`${value}.name`) }))}
        onChange={(errorType) => onChange({ errorType })}
      />
      <FilterChip
        label={t('person')}
        value={query.annotator}
        options={facets.people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(annotator) => onChange({ annotator })}
      />
      {facets.rounds.length > 1 && (
        <FilterChip
          label={t('round')}
          value={query.round === null ? null : String(query.round)}
          options={facets.rounds.map((number) => plain(String(number)))}
          onChange={(round) => onChange({ round: round === null ? null : Number(round) })}
        />
      )}
      <ToggleChip pressed={query.cut} onChange={(cut) => onChange({ cut })}>
        {t('segmentedDifferently')}
      </ToggleChip>
      <ToggleChip pressed={query.flagged} onChange={(flagged) => onChange({ flagged })}>
        {t('flagged')}
      </ToggleChip>
      <ToggleChip pressed={query.comments} onChange={(comments) => onChange({ comments })}>
        {t('comments')}
      </ToggleChip>
      {isNarrowed(query) && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange({ ...DEFAULT_LIST_QUERY, sort: query.sort, size: query.size })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
