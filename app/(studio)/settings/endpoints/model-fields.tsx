'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { BATCH_SHARE } from '@/lib/llm/price';
import { ExtraFields } from './extra-fields';

const MOST = 50;
const PRICES = ['inputPrice', 'cachedInputPrice', 'outputPrice'] as const;

interface Props {
  models?: readonly EndpointModel[];
  error: (path: string) => string | undefined;
}

/** One row a model: its name as the endpoint knows it, its prices, and below them what else it is sent. */
export function ModelFields({ models = [], error }: Props) {
  const t = useTranslations('endpoints');
  const next = useRef(models.length + 1);
  const addButton = useRef<HTMLButtonElement>(null);
  const [rows, setRows] = useState<{ key: number; model?: EndpointModel }[]>(() =>
    models.length > 0 ? models.map((model, key) => ({ key, model })) : [{ key: 0 }],
  );
  const add = () => {
    const key = next.current;
    next.current += 1;
    setRows([...rows, { key }]);
  };
  const removeRow = (key: number) => {
    setRows(rows.filter((row) => row.key !== key));
    addButton.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      {rows.map(({ key, model }, at) => (
        <fieldset key={key} className="flex items-start gap-2 border-b border-line pb-4">
          <legend className="sr-only">{t('modelNumber', { number: at + 1 })}</legend>
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <div className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_repeat(4,5.25rem)]">
              <Field className="max-sm:col-span-2" label={t('model')} error={error(`models.${at}.name`)}>
                <Input
                  name="models.name"
                  defaultValue={model?.name}
                  maxLength={200}
                  autoComplete="off"
                  spellCheck={false}
                  ref={key > models.length ? focus : undefined}
                />
              </Field>
              {PRICES.map((price) => (
                <Field key={price} label={t(price)} error={error(`models.${at}.${price}`)}>
                  <Input
                    name={`models.${price}`}
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={model?.[price]?.toString()}
                  />
                </Field>
              ))}
              <Field label={t('batchShare')} error={error(`models.${at}.batchShare`)}>
                <Input
                  name="models.batchShare"
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder={String(100 * BATCH_SHARE)}
                  defaultValue={model?.batchShare === undefined ? '' : String(100 * model.batchShare)}
                />
              </Field>
            </div>
            <ExtraFields
              at={at}
              extraBody={model?.extraBody}
              extraHeaders={model?.extraHeaders}
              error={error}
            />
          </div>
          <Button
            variant="quiet"
            size="icon"
            className="mt-6.5"
            aria-label={t('removeModel', { number: at + 1 })}
            disabled={rows.length === 1}
            onClick={() => removeRow(key)}
          >
            <X aria-hidden />
          </Button>
        </fieldset>
      ))}
      <div>
        <Button ref={addButton} disabled={rows.length >= MOST} onClick={add}>
          <Plus aria-hidden />
          {t('addModel')}
        </Button>
      </div>
    </div>
  );
}

/** A row that was just asked for is where one writes next. */
const focus = (input: HTMLInputElement | null): void => input?.focus();
