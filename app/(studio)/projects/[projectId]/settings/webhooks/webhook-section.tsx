'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CopyField } from '@/components/ui/form/copy-field';
import { Section } from '@/components/ui/section';
import { Refresh } from '../../refresh';
import { NewWebhookDialog } from './new-webhook-dialog';
import { isUnderWay, type ListedWebhook, WebhookRow } from './webhook-row';

interface Props {
  projectId: string;
  webhooks: readonly ListedWebhook[];
  archived: boolean;
}

/** The addresses that are told what happens in a project; the key of a new one stands here until the page is left. */
export function WebhookSection({ projectId, webhooks, archived }: Props) {
  const t = useTranslations('webhooks');
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Section
      title={t('title')}
      description={t('text')}
      actions={!archived && <Button onClick={() => setOpen(true)}>{t('add')}</Button>}
    >
      {secret !== null && (
        <Callout kind="success" role="status" title={t('made')} className="mb-3">
          <CopyField value={secret} label={t('secret')} className="mt-2" />
        </Callout>
      )}
      {webhooks.length === 0 ? (
        <p className="text-base text-ink-3">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} projectId={projectId} webhook={webhook} archived={archived} />
          ))}
        </ul>
      )}
      {webhooks.some(({ deliveries }) => deliveries.some(isUnderWay)) && <Refresh everyMs={2_000} />}
      {open && (
        <NewWebhookDialog
          projectId={projectId}
          onClose={() => setOpen(false)}
          onMade={(made) => {
            setSecret(made);
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}
