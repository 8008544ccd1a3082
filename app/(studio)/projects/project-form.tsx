'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Textarea } from '@/components/ui/form/textarea';

interface Props {
  action: FormAction;
  submit: ReactNode;
  saved?: ReactNode;
  name?: string;
  description?: string;
  /** An archived project is shown, not changed. */
  disabled?: boolean;
}

/** Name and description of a project. */
export function ProjectForm({ action, submit, saved, name, description, disabled = false }: Props) {
  const t = useTranslations('projects');
  return (
    <ActionForm
      action={action}
      submit={submit}
      saved={saved}
      tone={saved ? 'secondary' : 'primary'}
      disabled={disabled}
    >
      {(error) => (
        <>
          <Field label={t('name')} name="name" error={error('name')}>
            <Input
              name="name"
              defaultValue={name}
              required
              maxLength={120}
              disabled={disabled}
              // The page of a new project is for this form alone.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={name === undefined}
            />
          </Field>
          <Field label={t('description')} name="description" optional error={error('description')}>
            <Textarea
              name="description"
              defaultValue={description}
              rows={3}
              maxLength={2000}
              disabled={disabled}
            />
          </Field>
        </>
      )}
    </ActionForm>
  );
}
