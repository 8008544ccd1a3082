'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import type { ParamField } from '@/lib/consistency/param-fields';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { messageOr } from '@/lib/i18n/message-or';
import { ModelField } from '../../model-field';
import { ParamOptions } from '../../param-options';
import { paramsOf } from '../../read-fields';

interface MethodOption {
  id: string;
  /** Parameters that a person may set. */
  fields: readonly ParamField[];
}

interface Props {
  action: FormAction;
  methods: readonly MethodOption[];
  endpoints: readonly RunEndpoint[];
}

/** Which methods judge the same samples, each with its parameters, and the one model that they ask; dry runs come first. */
export function GroupForm({ action, methods, endpoints }: Props) {
  const t = useTranslations('runs.group');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ticked = methods.filter(({ id }) => chosen.has(id));
  const tick = (id: string, on: boolean): void =>
    setChosen((before) => new Set([...before].filter((one) => one !== id).concat(on ? [id] : [])));
  return (
    <ActionForm action={action} submit={t('startDryRuns')} disabled={ticked.length === 0} className="gap-5">
      {(error) => (
        <>
          <ModelField endpoints={endpoints} error={error} />
          <fieldset>
            <legend className="text-sm font-medium text-ink">{t('which')}</legend>
            <ul className="mt-1.5 divide-y divide-line border-y border-line">
              {methods.map((method) => (
                <MethodLine
                  key={method.id}
                  method={method}
                  chosen={chosen.has(method.id)}
                  onChoose={(on) => tick(method.id, on)}
                  error={(path) => error(`methods.${ticked.indexOf(method)}.${path}`)}
                />
              ))}
            </ul>
          </fieldset>
        </>
      )}
    </ActionForm>
  );
}

interface LineProps {
  method: MethodOption;
  chosen: boolean;
  onChoose(on: boolean): void;
  /** What is wrong at a path of the method's part of the order. */
  error(path: string): string | undefined;
}

/** One method; its parameters are there once it is chosen. */
function MethodLine({ method: { id, fields }, chosen, onChoose, error }: LineProps) {
  const m = useTranslations('methods');
  return (
    <li className="flex flex-col gap-4 py-3">
      <OptionLine
        control={<Checkbox name="method" value={id} checked={chosen} onCheckedChange={onChoose} />}
        label={messageOr(m, `${id}.name`, id)}
        hint={messageOr(m, `${id}.about`, '')}
      />
      {chosen && fields.length > 0 && (
        <div className="flex flex-col gap-4 pl-6.5">
          <ParamOptions method={id} fields={fields} error={error} of={paramsOf(id)} />
        </div>
      )}
    </li>
  );
}
