'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { modelValue } from '../../../runs/read-fields';

/** In the form: no model is asked for embeddings. */
const NONE = '/';

interface Props {
  endpoints: readonly RunEndpoint[];
  error(path: string): string | undefined;
  onChoose(): void;
}

/** Which model of an endpoint reads replies that name no option, if any does. */
export function EmbeddingField({ endpoints, error, onChoose }: Props) {
  const t = useTranslations('judgeTests');
  const r = useTranslations('runs');
  const models = endpoints.flatMap(({ id, name, models: own }) =>
    own.map((model) => ({
      value: modelValue(id, model.name),
      label: r('modelOf', { model: model.name, endpoint: name }),
    })),
  );
  return (
    <Field
      label={t('embedding')}
      name="embedding"
      optional
      error={error('embedding')}
      hint={t('embeddingText')}
    >
      <Select
        name="embedding"
        onValueChange={onChoose}
        options={[{ value: NONE, label: t('noEmbedding') }, ...models]}
        defaultValue={NONE}
      />
    </Field>
  );
}
