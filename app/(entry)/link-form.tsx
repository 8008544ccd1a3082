'use client';

import { type ReactNode } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { AccountFields, NewPassword } from './account-fields';

interface Props {
  action: FormAction;
  token: string;
  submit: ReactNode;
  fields: 'account' | 'password' | 'none';
}

/** The form behind a one-time link. */
export function LinkForm({ action, token, submit, fields }: Props) {
  return (
    <ActionForm action={action} submit={submit}>
      {(error) => (
        <>
          <input type="hidden" name="token" value={token} />
          {fields === 'account' && <AccountFields error={error} />}
          {fields === 'password' && <NewPassword error={error} />}
        </>
      )}
    </ActionForm>
  );
}
