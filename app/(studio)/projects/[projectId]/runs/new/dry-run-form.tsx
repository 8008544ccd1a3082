'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import type { ParamField } from '@/lib/consistency/param-fields';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { ParamOptions } from '../param-options';
import { modelValue } from '../read-fields';

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
  const models = endpoints.flatMap(({ id, name, models }) =>
    models.map((model) => ({
      value: modelValue(id, model.name),
      label: t('modelOf', { model: model.name, endpoint: name }),
      hint:
        model.inputPrice > 0 || model.outputPrice > 0
          ? t('prices', { input: model.inputPrice, output: model.outputPrice })
          : t('noPrices'),
    })),
  );
  return (
    <ActionForm action={action} submit={t('startTrial')} className="gap-5">
      {(error) => (
        <>
          <Field label={t('model')} name="model" error={error('model') ?? error('endpointId')}>
            <Select
              name="model"
              options={models}
              defaultValue={models.length === 1 ? models[0]!.value : null}
            />
          </Field>
          <ParamOptions method={method} fields={fields} error={error} />
        </>
      )}
    </ActionForm>
  );
}
