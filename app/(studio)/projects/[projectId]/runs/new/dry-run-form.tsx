'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Select } from '@/components/ui/form/select';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { modelValue } from '../read-fields';

/** Which model judges, and which stages; a dry run comes first. */
export function DryRunForm({ action, endpoints }: { action: FormAction; endpoints: readonly RunEndpoint[] }) {
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
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-sm font-medium">{t('stages')}</legend>
            <RadioGroup
              name={'stages'}
              defaultValue={'both'}
              aria-label={t('stages')}
              options={[
                { value: 'both', label: t('both'), hint: t('bothHint') },
                { value: 'fact', label: t('factsOnly'), hint: t('factsOnlyHint') },
              ]}
            />
          </fieldset>
        </>
      )}
    </ActionForm>
  );
}
