'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAuditLogText } from '@/components/audit-log/use-audit-log-text';
import { cx } from '@/components/ui/cx';
import type { ReplayEvent } from '@/lib/audit/log/replay';

interface Props {
  events: readonly ReplayEvent[];
  /** How many of them have happened. */
  at: number;
  onGo: (at: number) => void;
}

/** The changes in turn; the one that just happened is marked and in view. */
export function StepList({ events, at, onGo }: Props) {
  const t = useTranslations('auditLog');
  const words = useAuditLogText();
  const format = useFormatter();
  const current = useRef<HTMLButtonElement>(null);
  // In braces: newer browsers return a promise here, which React would take for a cleanup function.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol
      aria-label={t('changes')}
      className="flex max-h-120 flex-col overflow-y-auto rounded-lg border border-line bg-surface p-1"
    >
      {[null, ...events].map((event, index) => (
        <li key={event?.id ?? 'begin'}>
          <button
            type="button"
            ref={index === at ? current : undefined}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onGo(index)}
            className={cx(
              'flex w-full flex-wrap gap-x-2 rounded-sm px-2.5 py-1.5 text-left text-sm -outline-offset-2 hover:bg-hover',
              index === at && 'bg-selected-soft font-medium',
              index > at && 'text-ink-3',
            )}
          >
            <span>{event ? words.action(event.action) : t('begun')}</span>
            {event && (
              <span className="num font-normal text-ink-2">
                {event.actor ?? t('studio')} ·{' '}
                {format.dateTime(new Date(event.at), { dateStyle: 'short', timeStyle: 'medium' })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
