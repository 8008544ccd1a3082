'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { PasswordInput } from '@/components/ui/form/password-input';
import { changeMyPassword } from './actions';

/** The present and the new password; the address is there for the browser's own store of passwords. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account.password');
  const hint = useTranslations('auth')('passwordHint');
  return (
    <ActionForm action={changeMyPassword} submit={t('submit')} saved={t('saved')} tone="secondary">
      {(error) => (
        <>
          <input name="email" autoComplete="username" value={email} readOnly hidden />
          <Field label={t('current')} name="current" error={error('current')} className="max-w-80">
            <PasswordInput name="current" autoComplete="current-password" required />
          </Field>
          <Field label={t('next')} name="next" hint={hint} error={error('next')} className="max-w-80">
            <PasswordInput name="next" autoComplete="new-password" required />
          </Field>
        </>
      )}
    </ActionForm>
  );
}
