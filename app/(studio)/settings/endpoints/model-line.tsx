'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import type { EndpointModel } from '@/lib/llm/endpoint';
import type { ModelFeatures } from '@/lib/llm/features';
import type { EndpointTest } from '@/lib/llm/server/test-endpoint';
import { Callout } from '@/components/ui/callout';
import { takesLess, useFeaturesText } from '@/components/model-features/use-features-text';
import { tryModel } from './actions';

interface Props {
  endpointId: string;
  model: EndpointModel;
  /** What it takes, once it was asked. */
  found?: ModelFeatures;
}

/** A model, its prices, what it takes, and a button that asks it one question. */
export function ModelLine({ endpointId, model, found }: Props) {
  const t = useTranslations('endpoints');
  const words = useModelText();
  const takes = useFeaturesText();
  const sent = words.sends(model);
  const act = useOperation();
  const [busy, start] = useTransition();
  const [result, setResult] = useState<EndpointTest | null>(null);
  const run = () =>
    start(async () => {
      const tried = await act.run(() => tryModel({ endpointId, model: model.name }));
      setResult(tried?.value ?? null);
    });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{model.name}</p>
        <p className="text-sm text-ink-3">{words.prices(model)}</p>
        {sent && <p className="text-sm text-ink-3 wrap-anywhere">{sent}</p>}
        {found && <p className="text-sm text-ink-3">{takes(found)}</p>}
      </div>
      <Button busy={busy} onClick={run} aria-label={t('testThis', { model: model.name })}>
        {t('test')}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {result && !busy && <TestResult result={result} />}
      </div>
    </li>
  );
}

/** What came of a test: what was learned, or what failed in the person's words and below them the endpoint's own. */
function TestResult({ result }: { result: EndpointTest }) {
  const t = useTranslations('endpoints');
  const format = useFormatter();
  const takes = useFeaturesText();
  if (result.ok)
    return (
      <Callout kind="success">
        <p>
          {t('answered', {
            seconds: format.number(result.latencyMs / 1000, { maximumFractionDigits: 2 }),
          })}
        </p>
        {takesLess(result.features) && (
          <p className="text-sm">
            {t('learned')} {takes(result.features)}
          </p>
        )}
      </Callout>
    );
  return (
    <Callout kind="danger" title={t(`fault.${result.reason}`)}>
      <span lang="en" className="text-sm wrap-anywhere">
        {result.message}
      </span>
    </Callout>
  );
}

/** What a model costs and what else it is sent, each in one line. */
function useModelText() {
  const t = useTranslations('endpoints');
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 4 });

  function prices({ inputPrice, cachedInputPrice, outputPrice }: EndpointModel): string {
    if (inputPrice === 0 && outputPrice === 0) return t('noPrice');
    const cached = number(cachedInputPrice ?? inputPrice);
    return t('prices', { input: number(inputPrice), cached, output: number(outputPrice) });
  }

  function sends({ extraBody, extraHeaders = {} }: EndpointModel): string | null {
    const headers = Object.entries(extraHeaders).map(([name, value]) => `${name}: ${value}`);
    const body = Object.keys(extraBody ?? {}).length > 0 ? [JSON.stringify(extraBody)] : [];
    const what = [...body, ...headers].join(' · ');
    return what === '' ? null : t('alsoSends', { what });
  }

  return { prices, sends };
}
