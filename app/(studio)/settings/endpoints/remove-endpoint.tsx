'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { remove } from './actions';

/** Takes an endpoint out of use, once it was said what that touches. */
export function RemoveEndpoint({ id, name }: { id: string; name: string }) {
  const t = useTranslations('endpoints');
  const act = useOperation();
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      description={t('removeText')}
      action={t('remove')}
      trigger={
        <Button variant="danger" aria-label={t('removeThis', { name })}>
          {t('removeMenu')}
        </Button>
      }
      onConfirm={async () =>
        (await act.run(() => remove({ endpointId: id }), t('removed', { name }))) !== null
      }
    />
  );
}
