'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Textarea } from '@/components/ui/form/textarea';
import { useToast } from '@/components/ui/overlay/toast';
import { returnSample } from './actions';

interface Props {
  annotationId: string;
  version: number;
  by: string;
}

/** Returns a submitted annotation to its author, with a reason; folded at first. */
export function ReturnForm({ annotationId, version, by }: Props) {
  const t = useTranslations('samples');
  const toast = useToast();
  const give: FormAction = async (state, data) => {
    const after = await returnSample({ annotationId, version }, state, data);
    if (after.done > state.done) toast.done({ title: t('returned', { by }) }); // the form goes with the annotation
    return after;
  };
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-sm text-ink-2">{t('returnTo', { by })}</summary>
      <ActionForm action={give} submit={t('returnSubmit')} className="mt-2 max-w-140">
        {(field) => (
          <Field label={t('returnWhy')} name="reason" hint={t('returnText')} error={field('reason')}>
            <Textarea name="reason" rows={2} maxLength={1_000} />
          </Field>
        )}
      </ActionForm>
    </details>
  );
}
