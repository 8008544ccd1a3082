'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { columnHelper } from '@/components/data-table/features';
import { TextLink } from '@/components/ui/text-link';
import type { AuditLogRow } from '@/lib/audit/log/query';
import { useAuditLogText } from './use-audit-log-text';

const helper = columnHelper<AuditLogRow>();
/** So many changes are said in the line itself. */
const SAID = 2;

/** The columns of the audit log; none sorts, as it is read from its newest row on. */
export function useAuditLogColumns(projectId: string | null) {
  const t = useTranslations('auditLog');
  const words = useAuditLogText();
  const format = useFormatter();
  const fixed = { enableSorting: false };
  return helper.columns([
    helper.accessor('at', {
      ...fixed,
      id: 'time',
      meta: { label: t('time'), className: 'num whitespace-nowrap text-ink-2' },
      cell: ({ getValue }) => (
        <time dateTime={getValue()}>
          {format.dateTime(new Date(getValue()), { dateStyle: 'short', timeStyle: 'medium' })}
        </time>
      ),
    }),
    helper.accessor('actor', {
      ...fixed,
      id: 'person',
      meta: { label: t('person'), className: 'max-w-40 truncate whitespace-nowrap' },
      cell: ({ row: { original } }) => words.actor(original.actor),
    }),
    helper.accessor('action', {
      ...fixed,
      id: 'what',
      enableHiding: false,
      meta: {
        label: t('what'),
        className: 'whitespace-nowrap @max-2xl:wrap-anywhere @max-2xl:whitespace-normal',
        card: 'title',
      },
      cell: ({ row: { original } }) => (
        <>
          {words.action(original.action)}
          {original.subject && <span className="text-ink-2"> · {original.subject}</span>}
        </>
      ),
    }),
    helper.accessor((row) => row.object.type, {
      ...fixed,
      id: 'object',
      meta: { label: t('object'), className: 'whitespace-nowrap text-ink-2' },
      cell: ({ getValue }) => words.object(getValue()),
    }),
    helper.accessor('sample', {
      ...fixed,
      id: 'sample',
      meta: { label: t('sample'), className: 'max-w-44 truncate' },
      cell: ({ row: { original } }) =>
        original.sample && (
          <TextLink
            href={`/projects/${projectId}/samples/${original.sample.id}`}
            tabIndex={-1}
            title={original.sample.externalId}
          >
            {original.sample.externalId}
          </TextLink>
        ),
    }),
    helper.accessor('changes', {
      ...fixed,
      id: 'changes',
      meta: {
        label: t('changes'),
        className: 'w-1/2 max-w-0 min-w-72 truncate text-ink-2',
        card: 'own-line',
      },
      cell: ({ row: { original } }) => {
        const said = original.changes.slice(0, SAID).map(words.change);
        const more = original.changes.length - said.length;
        return [...said, ...(more > 0 ? [t('more', { count: more })] : [])].join(' · ');
      },
    }),
  ]);
}
