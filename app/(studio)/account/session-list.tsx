'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Section } from '@/components/ui/section';
import { deviceOf } from '@/lib/auth/device';
import { shortAddress } from '@/lib/auth/short-address';
import { endMySession, signMeOutEverywhere } from './actions';

interface Row {
  id: string;
  createdAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

/** Where one is signed in, and the way out of each. */
export function SessionList({
  sessions,
  here,
  idleHours,
}: {
  sessions: readonly Row[];
  here: string;
  idleHours: number;
}) {
  const t = useTranslations('account.sessions');
  const format = useFormatter();
  const act = useOperation();
  return (
    <Section title={t('title')} description={t('text', { hours: idleHours })}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => {
          const address = shortAddress(session.ipAddress);
          const device = deviceOf(session.userAgent) ?? t('unknown');
          return (
            <li key={session.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <MonitorSmartphone aria-hidden className="size-4 text-ink-3" />
              <div className="min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-2">
                  {device}
                  {session.id === here && <Badge tone="confirmed">{t('here')}</Badge>}
                </p>
                <p className="num text-sm text-ink-3">
                  {t('since', { date: format.dateTime(session.createdAt, DATE) })}
                  {address && <span> · {address}</span>}
                </p>
              </div>
              {session.id !== here && (
                <Button
                  size="sm"
                  aria-label={t('endThis', { device })}
                  onClick={() => act.start(() => endMySession({ sessionId: session.id }), t('ended'))}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-3">
        <ConfirmDialog
          title={t('everywhere')}
          description={t('everywhereText')}
          action={t('everywhere')}
          trigger={<Button>{t('everywhere')}</Button>}
          onConfirm={async () => (await act.run(signMeOutEverywhere)) !== null}
        />
      </div>
    </Section>
  );
}

const DATE = { dateStyle: 'medium', timeStyle: 'short' } as const;
