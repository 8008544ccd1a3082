'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { modelValue } from './read-fields';

interface Props {
  endpoints: readonly RunEndpoint[];
  error(path: string): string | undefined;
  /** Another one was chosen. */
  onChoose?(): void;
}

/** Which model is asked, of all endpoints, with its prices. */
export function ModelField({ endpoints, error, onChoose }: Props) {
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
    <Field label={t('model')} name="model" error={error('model') ?? error('endpointId')}>
      <Select
        name="model"
        onValueChange={onChoose}
        options={models}
        defaultValue={models.length === 1 ? models[0]!.value : null}
      />
    </Field>
  );
}
