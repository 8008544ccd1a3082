'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, useTransition } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/webhook/events';
import { makeWebhook } from '../actions';

interface Props {
  projectId: string;
  onClose: () => void;
  onMade: (secret: string) => void;
}

/** Where messages go, and of what. */
export function NewWebhookDialog({ projectId, onClose, onMade }: Props) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const act = useOperation();
  const text = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [tried, setTried] = useState(false);
  const [busy, start] = useTransition();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>([]);
  const [noUrl, noEvents] = [url.trim() === '', events.length === 0];
  const turn = (event: WebhookEvent, on: boolean) =>
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? on : events.includes(one))));
  const make = () => {
    setTried(true);
    if (noUrl) field.current?.focus();
    if (noUrl || noEvents) return;
    start(async () => {
      const ask = () => makeWebhook({ projectId, url, events: [...events] });
      const made = await act.run(ask, undefined, (error) => {
        const atUrl = text.field(error, 'url');
        setWrong(atUrl);
        if (atUrl !== undefined) field.current?.focus();
        return atUrl !== undefined;
      });
      if (made) onMade(made.value.secret);
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      initialFocus={field}
      title={t('dialog.title')}
      footer={
        <>
          <DialogClose render={<Button>{common('cancel')}</Button>} />
          <Button variant="primary" type="submit" form="new-webhook" busy={busy}>
            {t('dialog.submit')}
          </Button>
        </>
      }
    >
      <form
        id="new-webhook"
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Field label={t('dialog.url')} name="url" error={tried && noUrl ? t('dialog.noUrl') : wrong}>
          <Input
            ref={field}
            name="url"
            type="url"
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setWrong(undefined);
            }}
            placeholder="https://example.org/hook"
            autoComplete="off"
            maxLength={2_000}
            required
          />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-sm font-medium">{t('dialog.events')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <label key={event} className="flex min-h-6 items-center gap-2">
              <input
                type="checkbox"
                checked={events.includes(event)}
                onChange={({ target }) => turn(event, target.checked)}
                className="size-4 accent-accent"
              />
              {t(`events.${event}`)}
            </label>
          ))}
          {tried && noEvents && (
            <p role="alert" className="text-sm text-danger">
              {t('dialog.noEvents')}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
