'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { PasswordInput } from '@/components/ui/form/password-input';

type FieldError = (path: string) => string | undefined;

/** Name, e-mail and a password of a new account. */
export function AccountFields({ error }: { error: FieldError }) {
  const t = useTranslations('auth');
  return (
    <>
      <Field label={t('setUp.name')} name="name" error={error('name')}>
        {/* The page is for this form alone. */}
        {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
        <Input name="name" autoComplete="name" required autoFocus />
      </Field>
      <Field label={t('signIn.email')} name="email" error={error('email')}>
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      <NewPassword error={error} />
    </>
  );
}

export function NewPassword({ error }: { error: FieldError }) {
  const t = useTranslations('auth');
  return (
    <Field label={t('newPassword')} name="password" hint={t('passwordHint')} error={error('password')}>
      <PasswordInput name="password" autoComplete="new-password" required />
    </Field>
  );
}
