'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { renameMe } from './actions';

export function NameForm({ name }: { name: string }) {
  const t = useTranslations('account.name');
  return (
    <ActionForm action={renameMe.bind(null, {})} submit={t('submit')} saved={t('saved')} tone="secondary">
      {(error) => (
        <Field label={t('label')} name="name" error={error('name')} className="max-w-80">
          <Input name="name" defaultValue={name} autoComplete="name" required maxLength={100} />
        </Field>
      )}
    </ActionForm>
  );
}
