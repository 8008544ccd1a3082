'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Section } from '@/components/ui/section';
import { deleteSnapshot } from '../actions';

interface Props {
  projectId: string;
  id: string;
  number: number;
}

/** Deletes what a snapshot holds, once the owner has typed its number. */
export function DeleteSection({ projectId, id, number }: Props) {
  const t = useTranslations('snapshots');
  const act = useOperation();
  return (
    <Section title={t('delete')} description={t('deleteText')} tone="danger">
      <ConfirmDialog
        title={t('deleteTitle', { number })}
        description={t('deleteText')}
        typed={{ expected: String(number), label: t('deleteTyped', { number }) }}
        action={t('delete')}
        trigger={<Button variant="danger">{t('delete')}</Button>}
        onConfirm={async () =>
          (await act.run(() => deleteSnapshot({ projectId, snapshotId: id }), t('deleted'))) !== null
        }
      />
    </Section>
  );
}
