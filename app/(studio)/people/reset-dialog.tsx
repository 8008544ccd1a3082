'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/form/copy-field';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { makeResetLink } from './actions';
import type { PersonRow } from './person';

/** Makes a link for a new password and shows it, once. */
export function ResetDialog({ person, onClose }: { person: PersonRow; onClose: () => void }) {
  const t = useTranslations('people.reset');
  const common = useTranslations('common');
  const format = useFormatter();
  const act = useOperation();
  const [link, setLink] = useState<{ url: string; expiresAt: Date } | null>(null);
  const [busy, start] = useTransition();
  const make = () =>
    start(async () => {
      const made = await act.run(() => makeResetLink({ userId: person.id }));
      if (made)
        setLink({ url: window.location.origin + made.value.path, expiresAt: new Date(made.value.expiresAt) });
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { name: person.name })}
      description={
        link
          ? t('ready', { date: format.dateTime(link.expiresAt, { dateStyle: 'medium', timeStyle: 'short' }) })
          : t('text')
      }
      footer={
        link ? (
          <DialogClose render={<Button>{common('done')}</Button>} />
        ) : (
          <>
            <DialogClose render={<Button>{common('cancel')}</Button>} />
            <Button variant="primary" busy={busy} onClick={make}>
              {t('action')}
            </Button>
          </>
        )
      }
    >
      {link && <CopyField value={link.url} label={t('link')} />}
    </Dialog>
  );
}
