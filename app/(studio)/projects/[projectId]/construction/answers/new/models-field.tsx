'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { modelValue } from '../../../runs/read-fields';

interface Props {
  endpoints: readonly RunEndpoint[];
  error: string | undefined;
  onChoose(): void;
}

/** Which models answer, of all endpoints. */
export function ModelsField({ endpoints, error, onChoose }: Props) {
  const t = useTranslations('construction.answers');
  const r = useTranslations('runs');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium text-ink">{t('models')}</legend>
      {endpoints.flatMap(({ id, name, models }) =>
        models.map(({ name: model }) => (
          <OptionLine
            key={modelValue(id, model)}
            control={<Checkbox name="models" value={modelValue(id, model)} onCheckedChange={onChoose} />}
            label={r('modelOf', { model, endpoint: name })}
          />
        )),
      )}
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}
