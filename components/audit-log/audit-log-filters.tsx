'use client';

import { useTranslations } from 'next-intl';
import { FilterChip } from '@/components/data-table/filter-chip';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/form/input';
import { ACTOR_KINDS } from '@/lib/audit/actors';
import { AUDIT_ACTIONS } from '@/lib/audit/actions';
import { OBJECT_NAMES } from '@/lib/errors';
import {
  isFiltered,
  AUDIT_LOG_FILTERS,
  type AuditLogFacets,
  type AuditLogQuery,
} from '@/lib/audit/log/query';
import { useAuditLogText } from './use-audit-log-text';

interface Props {
  query: AuditLogQuery;
  facets: AuditLogFacets;
  onChange: (change: Partial<AuditLogQuery>) => void;
}

/** Of what else an error may speak, nothing is done that the audit log has. */
const OBJECTS = OBJECT_NAMES.filter((name) => AUDIT_ACTIONS.some((action) => action.startsWith(`${name}.`)));
const OFF = Object.fromEntries(AUDIT_LOG_FILTERS.map((name) => [name, null]));

/** What the audit log can be narrowed to. */
export function AuditLogFilters({ query, facets, onChange }: Props) {
  const t = useTranslations('auditLog');
  const words = useAuditLogText();
  const actions = AUDIT_ACTIONS.filter(
    (action) => query.object === null || action.startsWith(`${query.object}.`),
  );
  return (
    <div role="group" aria-label={t('filters')} className="flex flex-wrap items-center gap-1.5">
      <FilterChip
        label={t('person')}
        value={query.person}
        options={facets.people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(person) => onChange({ person })}
      />
      <FilterChip
        label={t('actorKind')}
        value={query.kind}
        options={ACTOR_KINDS.map((value) => ({ value, label: t(`actorKinds.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterChip
        label={t('what')}
        value={query.action}
        options={(actions.length > 0 ? actions : AUDIT_ACTIONS).map((value) => ({
          value,
          label: words.action(value),
        }))}
        onChange={(action) => onChange({ action })}
      />
      <FilterChip
        label={t('object')}
        value={query.object}
        options={OBJECTS.map((value) => ({ value, label: words.object(value) }))}
        onChange={(object) => onChange({ object })}
      />
      {(['from', 'to'] as const).map((side) => (
        <label key={side} className="flex items-center gap-1.5 text-sm text-ink-2">
          {t(side)}
          <Input
            type="date"
            value={query[side] ?? ''}
            onChange={(event) => onChange({ [side]: event.target.value || null })}
            className="num h-7 w-36"
          />
        </label>
      ))}
      {isFiltered(query) && (
        <Button variant="quiet" size="sm" onClick={() => onChange(OFF)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
