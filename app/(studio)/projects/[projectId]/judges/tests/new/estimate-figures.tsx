'use client';

import { useTranslations } from 'next-intl';
import type { TestEstimate } from '@/lib/evaluation/judge-test/view-schema';
import { ItemEstimateFigures } from '../../../runs/new/item-estimate-figures';

interface Props {
  test: 'order_bias' | 'stability';
  estimate: TestEstimate;
}

/** What a test will take, as it is chosen above. */
export function EstimateFigures({ test, estimate }: Props) {
  const t = useTranslations('judgeTests');
  const { items, samples, leftOut } = estimate;
  return (
    <ItemEstimateFigures
      title={t('takes')}
      text={t('takesText')}
      first={[
        { term: t(`items.${test}`), count: samples === null ? items : t('itemsOf', { items, samples }) },
        ...(leftOut > 0 ? [{ term: t(`leftOut.${test}`), count: leftOut }] : []),
      ]}
      estimate={estimate}
    />
  );
}
