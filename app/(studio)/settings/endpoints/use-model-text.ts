'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { EndpointModel } from '@/lib/llm/endpoint';
import type { ModelFeatures } from '@/lib/llm/features';

/** What a model costs and what it takes, each in one line. */
export function useModelText() {
  const t = useTranslations('endpoints');
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 4 });

  function prices({ inputPrice, cachedInputPrice, outputPrice }: EndpointModel): string {
    if (inputPrice === 0 && outputPrice === 0) return t('noPrice');
    const cached = number(cachedInputPrice ?? inputPrice);
    return t('prices', { input: number(inputPrice), cached, output: number(outputPrice) });
  }

  function takes({ responseFormat, temperature, seed }: ModelFeatures): string {
    return t('takes', {
      format: t(`format.${responseFormat}`),
      temperature: temperature ? t('temperature') : t('noTemperature'),
      seed: seed ? t('seed') : t('noSeed'),
    });
  }

  return { prices, takes };
}
