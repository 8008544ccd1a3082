'use client';

import { type ReactNode } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';

/** One button that starts a run and says why it could not. */
export function StartRun({ action, label }: { action: FormAction; label: ReactNode }) {
  return (
    <ActionForm action={action} submit={label}>
      {() => null}
    </ActionForm>
  );
}
