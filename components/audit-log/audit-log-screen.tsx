'use client';

import { Download, History, SearchX } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { focusRow } from '@/components/data-table/focus-row';
import { KeysHelp } from '@/components/data-table/keys-help';
import { OlderNewer } from '@/components/data-table/older-newer';
import { SearchBox } from '@/components/data-table/search-box';
import { type TableLook } from '@/components/data-table/table-look';
import { useAddress } from '@/components/data-table/use-address';
import { useLook } from '@/components/data-table/use-look';
import { ViewMenu } from '@/components/data-table/view-menu';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Menu, MenuDownload } from '@/components/ui/overlay/menu';
import { ListFrame, PageTitle } from '@/components/ui/page';
import { AUDIT_LOG_FORMATS, type AuditLogFormat } from '@/lib/audit/log/export-options';
import {
  DEFAULT_AUDIT_LOG_QUERY,
  formatAuditLogQuery,
  isFiltered,
  AUDIT_LOG_SIZES,
  type AuditLogFacets,
  type AuditLogPage,
  type AuditLogQuery,
} from '@/lib/audit/log/query';
import { RowDialog } from './row-dialog';
import { AuditLogFilters } from './audit-log-filters';
import { useAuditLogColumns } from './use-audit-log-columns';

interface Props {
  /** Null: what belongs to no project. */
  projectId: string | null;
  query: AuditLogQuery;
  page: AuditLogPage;
  facets: AuditLogFacets;
  look: TableLook;
  /** The project is gone, and owners alone read this. */
  deleted?: { name: string; at: Date } | null;
}

/** The audit log as a table: filters and place live in the address, the row that is open lives here. */
export function AuditLogScreen({
  projectId,
  query,
  page: { rows, older, newer },
  facets,
  deleted,
  ...props
}: Props) {
  const t = useTranslations('auditLog');
  const format = useFormatter();
  const [look, setLook] = useLook('audit-log', props.look);
  const [openId, setOpenId] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const base = projectId === null ? '/audit-log' : `/projects/${projectId}/audit-log`;
  const { goTo, busy } = useAddress(base);
  const allColumns = useAuditLogColumns(projectId);
  const columns = projectId === null ? allColumns.filter(({ id }) => id !== 'sample') : allColumns;

  const go = (change: Partial<AuditLogQuery>): void =>
    goTo(formatAuditLogQuery({ ...query, before: null, after: null, ...change }).toString());
  const titles =
    projectId === null ? (['instanceTitle', 'instanceText'] as const) : (['title', 'text'] as const);

  return (
    <ListFrame>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div>
          <PageTitle>{deleted ? t('deletedTitle', { name: deleted.name }) : t(titles[0])}</PageTitle>
          <p className="text-sm text-ink-2">
            {deleted
              ? t('deletedText', { at: format.dateTime(deleted.at, { dateStyle: 'long' }) })
              : t(titles[1])}
          </p>
        </div>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2 max-sm:basis-full">
          {projectId !== null && (
            <SearchBox
              label={t('searchSample')}
              value={query.sample}
              onSearch={(sample) => go({ sample })}
              onLeave={() => focusRow(place.current)}
            />
          )}
          <ViewMenu
            look={look}
            onLook={setLook}
            columns={columns}
            size={query.size}
            sizes={AUDIT_LOG_SIZES}
            onSize={(size) => go({ size })}
          />
          <ExportMenu href={`/api/v1${base}`} query={query} />
          <KeysHelp selects={false} enter="show" />
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AuditLogFilters query={query} facets={facets} onChange={go} />
        <OlderNewer
          newer={newer}
          older={older}
          count={rows.length}
          onNewest={() => go({})}
          onNewer={() => go({ after: rows[0]?.id ?? null })}
          onOlder={() => go({ before: rows.at(-1)?.id ?? null })}
        />
      </div>
      <div ref={place} className="flex min-h-0 min-w-0 flex-1">
        {rows.length > 0 ? (
          <DataTable
            label={t(titles[0])}
            columns={columns}
            rows={rows}
            total={null}
            offset={0}
            look={look}
            sort={{ id: '', desc: true }}
            onSort={() => undefined}
            nameOf={({ id }) => id}
            openId={openId}
            onOpen={setOpenId}
            onClose={() => setOpenId(null)}
            busy={busy}
          />
        ) : (
          <EmptyState
            className="flex-1 self-stretch rounded-lg border border-line bg-surface"
            icon={isFiltered(query) ? <SearchX aria-hidden /> : <History aria-hidden />}
            title={t(isFiltered(query) ? 'noneFiltered' : 'none')}
            action={
              isFiltered(query) && <Button onClick={() => go(DEFAULT_AUDIT_LOG_QUERY)}>{t('clear')}</Button>
            }
          >
            {!isFiltered(query) && t('noneText')}
          </EmptyState>
        )}
      </div>
      <RowDialog
        row={rows.find(({ id }) => id === openId) ?? null}
        projectId={projectId}
        onClose={() => setOpenId(null)}
      />
    </ListFrame>
  );
}

/** The rows that are shown, of all pages, as a file. */
function ExportMenu({ href, query }: { href: string; query: AuditLogQuery }) {
  const t = useTranslations('auditLog');
  const address = (format: AuditLogFormat) => {
    const search = formatAuditLogQuery({ ...query, before: null, after: null, size: 50 });
    search.set('format', format);
    return `${href}?${search.toString()}`;
  };
  return (
    <Menu
      trigger={
        <Button aria-label={t('export')}>
          <Download aria-hidden />
          <span className="max-sm:hidden">{t('export')}</span>
        </Button>
      }
    >
      {AUDIT_LOG_FORMATS.map((format) => (
        <MenuDownload key={format} href={address(format)}>
          {t(`formats.${format}`)}
        </MenuDownload>
      ))}
    </Menu>
  );
}
