'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import type { ParamField } from '@/lib/consistency/param-fields';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { ModelField } from '../model-field';
import { ParamOptions } from '../param-options';

interface Props {
  action: FormAction;
  method: string;
  /** Parameters of the method that a person may set. */
  fields: readonly ParamField[];
  endpoints: readonly RunEndpoint[];
}

/** Which model a method asks, and with which parameters; a dry run comes first. */
export function DryRunForm({ action, method, fields, endpoints }: Props) {
  const t = useTranslations('runs');
  return (
    <ActionForm action={action} submit={t('startTrial')} className="gap-5">
      {(error) => (
        <>
          <ModelField endpoints={endpoints} error={error} />
          <ParamOptions method={method} fields={fields} error={error} />
        </>
      )}
    </ActionForm>
  );
}
