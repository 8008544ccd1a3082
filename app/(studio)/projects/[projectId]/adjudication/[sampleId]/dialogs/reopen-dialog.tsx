'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/form/field';
import { Textarea } from '@/components/ui/form/textarea';

/** Asks why an adjudicated sample is opened again. */
export function ReopenDialog({
  onClose,
  onReopen,
}: {
  onClose: () => void;
  onReopen: (reason: string) => void;
}) {
  const t = useTranslations('adjudication');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reopen')}
      description={t('reopenText')}
      footer={
        <>
          <DialogClose render={<Button>{t('cancel')}</Button>} />
          <Button variant="primary" disabled={reason.trim() === ''} onClick={() => onReopen(reason.trim())}>
            {t('reopen')}
          </Button>
        </>
      }
    >
      <Field label={t('reason')}>
        <Textarea
          rows={3}
          maxLength={10_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
