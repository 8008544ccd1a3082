'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { messageOr } from '@/lib/i18n/message-or';
import type { WebhookEvent } from '@/lib/webhook/events';
import { isWebhookFault } from '@/lib/webhook/faults';
import { removeWebhook, sendAgain } from '../actions';

interface ListedDelivery {
  id: string;
  event: string;
  createdAt: Date;
  attempts: number;
  nextAt: Date | null;
  status: number | null;
  error: string | null;
  deliveredAt: Date | null;
}

export interface ListedWebhook {
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  deliveries: readonly ListedDelivery[];
}

/** Whether nothing has come of a message yet, or since it was sent again. */
export const isUnderWay = ({ nextAt, status, error }: ListedDelivery): boolean =>
  nextAt !== null && status === null && error === null;

interface Props {
  projectId: string;
  webhook: ListedWebhook;
  archived: boolean;
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** One address: of what it is told, what came of its latest messages, and the way to end it. */
export function WebhookRow({ projectId, webhook: { id, url, events, deliveries }, archived }: Props) {
  const t = useTranslations('webhooks');
  const act = useOperation();
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{url}</p>
        <p className="mt-1 flex flex-wrap gap-1">
          {events.map((event) => (
            <Badge key={event}>{t(`events.${event}`)}</Badge>
          ))}
        </p>
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-sm">{t('messages')}</summary>
          {deliveries.length === 0 && <p className="text-sm text-ink-3">{t('noMessages')}</p>}
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} projectId={projectId} delivery={delivery} archived={archived} />
            ))}
          </ul>
        </details>
      </div>
      {!archived && (
        <ConfirmDialog
          title={t('deleteTitle')}
          description={t('deleteText', { url })}
          action={t('delete')}
          trigger={
            <Button size="sm" aria-label={t('deleteThis', { url })}>
              {t('delete')}
            </Button>
          }
          onConfirm={async () =>
            (await act.run(() => removeWebhook({ projectId, webhookId: id }), t('deleted'))) !== null
          }
        />
      )}
    </li>
  );
}

function Delivery({
  projectId,
  delivery,
  archived,
}: {
  projectId: string;
  delivery: ListedDelivery;
  archived: boolean;
}) {
  const t = useTranslations('webhooks');
  const format = useFormatter();
  const act = useOperation();
  const faultText = (fault: string | null): string =>
    fault === null ? '' : t(`faults.${isWebhookFault(fault) ? fault : 'network'}`, { reason: fault });
  const { id, event, createdAt, attempts, nextAt, status, error, deliveredAt } = delivery;
  const at = format.dateTime(createdAt, MOMENT);
  const code = status === null ? faultText(error) : t('status', { status: String(status) });
  const outcome = deliveredAt
    ? t('arrived', { status: code })
    : nextAt
      ? t('waiting', { attempts, at: format.dateTime(nextAt, MOMENT) })
      : t('failed', { attempts });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
      <span className="num text-ink-3">{at}</span>
      <span>{messageOr(t, `events.${event}`, event)}</span>
      {!archived && (
        <Button
          size="sm"
          className="ml-auto"
          aria-label={t('replayThis', { at })}
          onClick={() => void act.run(() => sendAgain({ projectId, deliveryId: id }), t('replayed'))}
        >
          {t('replay')}
        </Button>
      )}
      <span className="basis-full wrap-anywhere">
        {outcome}
        {!deliveredAt && code !== '' && <span className="block text-ink-3">{code}</span>}
      </span>
    </li>
  );
}
