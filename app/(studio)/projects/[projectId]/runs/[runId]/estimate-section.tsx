'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { DescriptionList } from '@/components/ui/description-list';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import { Section } from '@/components/ui/section';
import type { SampleChoice } from '@/lib/consistency/run-order';
import type { Estimate } from '@/lib/consistency/server/control/estimate-method';
import { useMoney } from '../use-money';
import { ChoiceFields } from './choice-fields';

interface Props {
  estimate: Estimate;
  choice: SampleChoice;
  action: FormAction;
}

/** Room above the estimate that a budget is proposed with. */
const ROOM = 1.5;

/** What a full run would take, the hard limit on it, and its start. */
export function EstimateSection({ estimate, choice, action }: Props) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const money = useMoney();
  const { samples, tokenEstimate, cost, batchCost, mostOfCall, priced } = estimate;
  const tokens = (count: number): string =>
    format.number(count, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <Section title={t('whole')} description={t('wholeText')}>
      <ChoiceFields choice={choice} />
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
        {(error) => (
          <>
            <input type="hidden" name="scope" value={choice.scope} />
            <input type="hidden" name="count" value={choice.count ?? ''} />
            <OptionLine
              control={<Checkbox name="inBatches" />}
              label={t('sendInBatches')}
              hint={t('sendInBatchesHint')}
            />
            <Field
              label={t('budget')}
              name={'budget'}
              optional={true}
              error={error('budget')}
              hint={t(priced ? 'budgetHint' : 'budgetNoPrices')}
            >
              <Input
                name={'budget'}
                inputMode={'decimal'}
                autoComplete={'off'}
                disabled={!priced}
                defaultValue={priced ? proposed(cost, mostOfCall) : ''}
              />
            </Field>
          </>
        )}
      </ActionForm>
    </Section>
  );
}

/** With room above the estimate and for one call more, rounded up to two digits that matter. */
function proposed(cost: number, mostOfCall: number): string {
  const wanted = cost * ROOM + mostOfCall;
  const unit = 10 ** (Math.floor(Math.log10(wanted)) - 1);
  return String(Number((Math.ceil(wanted / unit) * unit).toPrecision(2)));
}
