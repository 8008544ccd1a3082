'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/form/field';
import { Textarea } from '@/components/ui/form/textarea';
import { useToast } from '@/components/ui/overlay/toast';
import type { RaterView } from '@/lib/adjudication/view';
import { returnSample } from '../../../samples/[sampleId]/actions';

/** Asks why a sample is returned to somebody. */
export function ReturnDialog({ rater, onClose }: { rater: RaterView; onClose: () => void }) {
  const t = useTranslations('samples');
  const cancel = useTranslations('common')('cancel');
  const toast = useToast();
  const { annotationId, version, name: by } = rater;
  const give: FormAction = async (state, data) => {
    const after = await returnSample({ annotationId, version }, state, data);
    if (after.done > state.done) {
      toast.done({ title: t('returned', { by }) });
      onClose();
    }
    return after;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('returnTo', { by })}
      description={t('returnText')}
    >
      <ActionForm
        action={give}
        submit={t('returnSubmit')}
        cancel={<DialogClose render={<Button>{cancel}</Button>} />}
      >
        {(field) => (
          <Field label={t('returnWhy')} name="reason" error={field('reason')}>
            <Textarea name="reason" rows={3} maxLength={1_000} />
          </Field>
        )}
      </ActionForm>
    </Dialog>
  );
}
