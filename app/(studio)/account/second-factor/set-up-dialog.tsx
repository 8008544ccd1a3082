'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import type { FormState } from '@/lib/entry/form';
import { CopyField } from '@/components/ui/form/copy-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { finishSecondFactor } from './actions';

interface Props {
  fresh: { secret: string; qr: string };
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** What an app reads, and the field for the code that proves it. */
export function SetUpDialog({ fresh, onClose, onDone }: Props) {
  const t = useTranslations('account.secondFactor.setUp');
  const send = async (before: FormState, data: FormData): Promise<FormState> => {
    const outcome = await finishSecondFactor(String(data.get('code') ?? ''));
    if (!outcome.ok) return { ...before, error: outcome.error };
    onDone(outcome.value);
    return { error: null, done: before.done + 1 };
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('text')}>
      <ActionForm action={send} submit={t('submit')}>
        {(field) => (
          <>
            {/* eslint-disable-next-line @next/next/no-img-element -- made by the server for this one time, nothing to optimise */}
            <img
              src={`data:image/svg+xml,${encodeURIComponent(fresh.qr)}`}
              alt={t('qr')}
              className="size-48 self-center rounded-md bg-white"
            />
            <CopyField value={fresh.secret} label={t('key')} />
            <Field label={t('code')} name="code" error={field('code')}>
              <Input name="code" autoComplete="one-time-code" inputMode="numeric" className="num" required />
            </Field>
          </>
        )}
      </ActionForm>
    </Dialog>
  );
}
