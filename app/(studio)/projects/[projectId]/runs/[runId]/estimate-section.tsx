'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import type { SampleChoice } from '@/lib/consistency/run-order';
import type { Estimate } from '@/lib/consistency/server/control/estimate-method';
import { useMoney } from '../use-money';
import { WholeFields } from './whole-fields';
import { ChoiceFields } from './choice-fields';

interface Props {
  estimate: Estimate;
  choice: SampleChoice;
  golds: readonly string[];
  action: FormAction;
}

/** What a full run would take, the hard limit on it, and its start. */
export function EstimateSection({ estimate, choice, golds, action }: Props) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const money = useMoney();
  const { samples, tokenEstimate, cost, batchCost, priced } = estimate;
  const tokens = (count: number): string =>
    format.number(count, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <Section title={t('whole')} description={t('wholeText')}>
      <ChoiceFields choice={choice} golds={golds} />
      <DescriptionList
        className="num mt-4"
        items={[
          { term: t('samples'), value: format.number(samples) },
          { term: t('calls'), value: t('about', { number: format.number(tokenEstimate.calls) }) },
          { term: t('promptTokens'), value: t('about', { number: tokens(tokenEstimate.promptTokens) }) },
          {
            term: t('completionTokens'),
            value: t('about', { number: tokens(tokenEstimate.completionTokens) }),
          },
          { term: t('cost'), value: priced ? t('about', { number: money(cost) }) : t('noPrices') },
          ...(priced ? [{ term: t('costInBatches'), value: t('about', { number: money(batchCost) }) }] : []),
        ]}
      />
      <ActionForm
        action={action}
        submit={t('startFull', { count: samples })}
        disabled={samples === 0}
        className="mt-5"
      >
        {(error) => <WholeFields estimate={estimate} choice={choice} error={error('budget')} />}
      </ActionForm>
    </Section>
  );
}
