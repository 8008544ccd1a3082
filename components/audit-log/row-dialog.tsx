'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/overlay/dialog';
import { LinkButton } from '@/components/ui/link-button';
import { ShortHash } from '@/components/ui/form/short-hash';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AuditLogRow } from '@/lib/audit/log/query';
import { useAuditLogText } from './use-audit-log-text';

interface Props {
  row: AuditLogRow | null;
  projectId: string | null;
  onClose: () => void;
}

/** One row of the audit log, whole: every field from what it was to what it became. */
export function RowDialog({ row, projectId, onClose }: Props) {
  const t = useTranslations('auditLog');
  const words = useAuditLogText();
  const format = useFormatter();
  if (!row) return null;
  const base = `/projects/${projectId}`;
  return (
    <Dialog
      open
      width="lg"
      onOpenChange={(open) => !open && onClose()}
      title={words.action(row.action)}
      description={[
        words.actor(row.actor),
        format.dateTime(new Date(row.at), { dateStyle: 'medium', timeStyle: 'medium' }),
        `${words.object(row.object.type)} ${row.subject ?? row.object.id}`,
      ].join(' · ')}
      footer={
        row.sample && (
          <>
            {row.object.type === 'annotation' && (
              <LinkButton href={`${base}/audit-log/${row.object.id}`}>{t('replay')}</LinkButton>
            )}
            <LinkButton href={`${base}/samples/${row.sample.id}`}>{t('openSample')}</LinkButton>
          </>
        )
      }
    >
      {row.changes.length > 0 && (
        <Table aria-label={t('open')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('changes')}</TableHeader>
              <TableHeader>{t('before')}</TableHeader>
              <TableHeader>{t('after')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {row.changes.map(({ field, from, to }) => (
              <TableRow key={field}>
                <TableCell className="whitespace-nowrap">{words.field(field)}</TableCell>
                <TableCell className="min-w-24 wrap-anywhere text-ink-2">
                  <Value>{words.value(field, from)}</Value>
                </TableCell>
                <TableCell className="wrap-anywhere">
                  <Value>{words.value(field, to)}</Value>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Dialog>
  );
}

const HASH = /^[\da-f]{64}$/;

function Value({ children: text }: { children: string }) {
  return HASH.test(text) ? <ShortHash hash={text} /> : text;
}
