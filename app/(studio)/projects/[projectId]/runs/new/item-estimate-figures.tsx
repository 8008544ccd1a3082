'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import type { ItemEstimate } from '@/lib/consistency/ask/item-estimate';
import { useMoney } from '../use-money';

interface Props {
  title: string;
  text: string;
  /** What is counted before the calls: a number, or words with it. */
  first: readonly { term: ReactNode; count: number | string }[];
  estimate: ItemEstimate;
}

/** What a run that asks about items will take, as it is chosen above. */
export function ItemEstimateFigures({ title, text, first, estimate }: Props) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const money = useMoney();
  const { calls, promptTokens, completionTokens, cost, priced } = estimate;
  const tokens = (count: number): string =>
    t('about', { number: format.number(count, { notation: 'compact', maximumFractionDigits: 1 }) });
  return (
    <div className="flex flex-col gap-2 border-y border-line py-4">
      <p className="text-sm font-medium text-ink">{title}</p>
      <DescriptionList
        className="num"
        items={[
          ...first.map(({ term, count }) => ({
            term,
            value: typeof count === 'number' ? format.number(count) : count,
          })),
          { term: t('calls'), value: t('about', { number: format.number(calls) }) },
          { term: t('promptTokens'), value: tokens(promptTokens) },
          { term: t('completionTokens'), value: tokens(completionTokens) },
          { term: t('cost'), value: priced ? t('about', { number: money(cost) }) : t('noPrices') },
        ]}
      />
      <p className="text-sm text-ink-3">{text}</p>
    </div>
  );
}
