'use client';

import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { useReasonText } from '@/components/label-picker/use-reason-text';
import { cx } from '@/components/ui/cx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ReplayState } from '@/lib/audit/log/replay';
import { STAGES } from '@/lib/typology/error-type';

interface Props {
  state: ReplayState;
  /** The state one change earlier; null at the beginning. */
  before: ReplayState | null;
  segments: readonly { id: string; text: string }[];
  language: string;
}

/** The annotation at one moment; what the last change touched is marked. */
export function StateTable({ state, before, segments, language }: Props) {
  const t = useTranslations('auditLog');
  const v = useTranslations('verdicts');
  const reasonText = useReasonText();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-ink-2">
        {[
          t(`states.${state.state}`),
          state.note && `${t('fields.note')} ${state.note}`,
          state.flagReason && reasonText(state.flagReason),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Table aria-label={t('stood')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('objects.segment')}</TableHeader>
            {STAGES.map((stage) => (
              <TableHeader key={stage}>{t(`fields.${stage}`)}</TableHeader>
            ))}
            <TableHeader>{t('fields.errorType')}</TableHeader>
            <TableHeader numeric>{t('fields.evidence')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {segments.map(({ id, text }) => {
            const label = state.labels[id];
            const touched = before !== null && before.labels[id] !== label;
            return (
              <TableRow
                key={id}
                className={cx(touched && 'bg-selected-soft')}
                aria-current={touched || undefined}
              >
                <TableCell className="min-w-60">
                  <span lang={language}>{text}</span>
                  {label?.note && (
                    <span className="mt-1 flex gap-2 text-ink-2">
                      <span className="shrink-0 text-ink-3">{t('fields.note')}</span>
                      <span className="wrap-anywhere whitespace-pre-wrap">{label.note}</span>
                    </span>
                  )}
                </TableCell>
                {STAGES.map((stage) => (
                  <TableCell key={stage} className={cx('whitespace-nowrap', !label?.decided && 'text-ink-3')}>
                    {label && v(label[stage])}
                  </TableCell>
                ))}
                <TableCell>{label?.errorType && <TypeBadge type={label.errorType} />}</TableCell>
                <TableCell numeric>{label && label.evidence.length > 0 && label.evidence.length}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
}
