'use client';

import { type ReactNode } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import type { ParamField } from '@/lib/consistency/param-fields';
import type { JudgeOption } from './judge-options';
import { ParamOptions } from './param-options';

interface Props {
  action: FormAction;
  label: ReactNode;
  method: string;
  /** Parameters of the method that a person may set. */
  fields: readonly ParamField[];
  /** For a method that counts votes: whose can be counted. */
  judges?: readonly JudgeOption[];
  disabled?: boolean;
}

/** What starts a run of a method that asks nobody, and says why it could not. */
export function StartRun({ action, label, method, fields, judges, disabled }: Props) {
  return (
    <ActionForm action={action} submit={label} disabled={disabled}>
      {(error) => <ParamOptions method={method} fields={fields} judges={judges} error={error} />}
    </ActionForm>
  );
}
