'use client';

import { type ReactNode } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';

interface Props {
  action: FormAction;
  label: ReactNode;
  disabled?: boolean;
}

/** One button that starts a run and says why it could not. */
export function StartRun({ action, label, disabled }: Props) {
  return (
    <ActionForm action={action} submit={label} disabled={disabled}>
      {() => null}
    </ActionForm>
  );
}
