'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { PasswordInput } from '@/components/ui/form/password-input';
import { signInAction } from '../actions';

export function SignInForm({ next }: { next: string }) {
  const t = useTranslations('auth.signIn');
  return (
    <ActionForm action={signInAction} submit={t('submit')}>
      {(error) => (
        <>
          <input type="hidden" name="next" value={next} />
          <Field label={t('email')} name="email" error={error('email')}>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
            <Input name="email" type="email" autoComplete="username" required autoFocus />
          </Field>
          <Field label={t('password')} name="password" error={error('password')}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
        </>
      )}
    </ActionForm>
  );
}
