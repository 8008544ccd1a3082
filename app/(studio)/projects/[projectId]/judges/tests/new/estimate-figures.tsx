'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import type { TestEstimate } from '@/lib/evaluation/judge-test/view-schema';
import { useMoney } from '../../../runs/use-money';

interface Props {
  test: 'order_bias' | 'stability';
  estimate: TestEstimate;
}

/** What a test will take, as it is chosen above. */
export function EstimateFigures({ test, estimate }: Props) {
  const t = useTranslations('judgeTests');
  const r = useTranslations('runs');
  const format = useFormatter();
  const money = useMoney();
  const { items, samples, leftOut, calls, promptTokens, completionTokens, cost, priced } = estimate;
  const tokens = (count: number): string =>
    r('about', { number: format.number(count, { notation: 'compact', maximumFractionDigits: 1 }) });
  return (
    <div className="flex flex-col gap-2 border-y border-line py-4">
      <p className="text-sm font-medium text-ink">{t('takes')}</p>
      <DescriptionList
        className="num"
        items={[
          {
            term: t(`items.${test}`),
            value: samples === null ? format.number(items) : t('itemsOf', { items, samples }),
          },
          ...(leftOut > 0 ? [{ term: t(`leftOut.${test}`), value: format.number(leftOut) }] : []),
          { term: r('calls'), value: r('about', { number: format.number(calls) }) },
          { term: r('promptTokens'), value: tokens(promptTokens) },
          { term: r('completionTokens'), value: tokens(completionTokens) },
          { term: r('cost'), value: priced ? r('about', { number: money(cost) }) : r('noPrices') },
        ]}
      />
      <p className="text-sm text-ink-3">{t('takesText')}</p>
    </div>
  );
}
