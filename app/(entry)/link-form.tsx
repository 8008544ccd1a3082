'use client';

import { type ReactNode } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { AccountFields, NewPassword } from './account-fields';

interface Props {
  action: FormAction;
  token: string;
  submit: ReactNode;
  fields: 'account' | 'password' | 'none';
  /** Whose password it is, for the browser's own store of passwords. */
  email?: string;
}

/** The form behind a one-time link. */
export function LinkForm({ action, token, submit, fields, email }: Props) {
  return (
    <ActionForm action={action} submit={submit}>
      {(error) => (
        <>
          <input type="hidden" name="token" value={token} />
          {email && <input name="email" autoComplete="username" value={email} readOnly hidden />}
          {fields === 'account' && <AccountFields error={error} />}
          {fields === 'password' && <NewPassword error={error} />}
        </>
      )}
    </ActionForm>
  );
}
