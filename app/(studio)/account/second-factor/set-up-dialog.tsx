'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { usePasswordAgain } from '@/components/error-text/password-again';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { AppError } from '@/lib/errors';
import { finishSecondFactor } from './actions';

interface Props {
  fresh: { secret: string; qr: string };
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** What an app reads, and the field for the code that proves it. */
export function SetUpDialog({ fresh, onClose, onDone }: Props) {
  const t = useTranslations('account.secondFactor.setUp');
  const common = useTranslations('common');
  const text = useErrorText();
  const askAgain = usePasswordAgain();
  const [error, setError] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (code: string): Promise<void> => {
    setBusy(true);
    const outcome = await finishSecondFactor(code).finally(() => setBusy(false));
    if (outcome.ok) return onDone(outcome.value);
    if (outcome.error.code === 'unconfirmed' && (await askAgain())) return send(code);
    setError(outcome.error);
  };
  const wrong = text.field(error, 'code');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <DialogClose render={<Button>{common('cancel')}</Button>} />
          <Button variant="primary" type="submit" form="second-factor" busy={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        id="second-factor"
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(String(new FormData(event.currentTarget).get('code') ?? ''));
        }}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- made by the server for this one time, nothing to optimise */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(fresh.qr)}`}
          alt={t('qr')}
          className="size-48 self-center rounded-md bg-white"
        />
        <CopyField value={fresh.secret} label={t('key')} />
        <Field label={t('code')} name="code" error={wrong}>
          <Input name="code" autoComplete="one-time-code" inputMode="numeric" className="num" required />
        </Field>
        {error && !wrong && (
          <Callout kind="danger" role="alert">
            {text.whole(error)}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
