'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  count: number;
  /** Returns whether it was done; the dialog closes then. */
  onWithdraw: (reason: string) => Promise<boolean>;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks why, and says what it means, before samples are withdrawn. */
export function WithdrawDialog({ open, onOpenChange, count, onWithdraw, focusAfter }: Props) {
  const t = useTranslations('samples');
  const c = useTranslations('common');
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [busy, start] = useTransition();

  function submit(): void {
    if (busy) return;
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    start(async () => {
      if (!(await onWithdraw(reason))) return;
      setReason('');
      onOpenChange(false);
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={field}
      finalFocus={() => focusAfter.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]') ?? true}
      title={t('withdrawMany', { count })}
      description={t('withdrawManyText')}
      footer={
        <>
          <DialogClose render={<Button>{c('cancel')}</Button>} />
          <Button variant="danger" busy={busy} onClick={submit}>
            {t('withdrawShort')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t('reason')} name="reason" error={missing && t('reasonMissing')}>
          <Input
            ref={field}
            name="reason"
            maxLength={1000}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
