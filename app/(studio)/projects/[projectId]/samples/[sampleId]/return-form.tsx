'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useToast } from '@/components/ui/toast';
import { giveBack } from './actions';

interface Props {
  projectId: string;
  sampleId: string;
  annotationId: string;
  version: number;
  by: string;
}

/** Gives a submitted reading back to who made it, saying why; folded until it is wanted. */
export function ReturnForm({ projectId, sampleId, annotationId, version, by }: Props) {
  const t = useTranslations('samples');
  const toast = useToast();
  const give: FormAction = async (state, data) => {
    const after = await giveBack(projectId, sampleId, annotationId, version, state, data);
    if (after.done > state.done) toast.done({ title: t('givenBack', { by }) }); // the form goes with the reading
    return after;
  };
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-sm text-ink-2">{t('giveBack', { by })}</summary>
      <ActionForm action={give} submit={t('giveBackDone')} className="mt-2 max-w-140">
        {(field) => (
          <Field label={t('giveBackWhy')} name="reason" hint={t('giveBackText')} error={field('reason')}>
            <Textarea name="reason" rows={2} maxLength={1_000} />
          </Field>
        )}
      </ActionForm>
    </details>
  );
}
