'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import { ANY_GOLD } from '../read-fields';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { proposedBudget } from '@/lib/consistency/ask/token-cost';
import { BudgetField } from '../budget-field';

interface Props {
  estimate: { cost: number; mostOfCall: number; priced: boolean };
  choice: SampleChoice;
  /** What is wrong with the budget. */
  error?: string;
}

/** What is set when all chosen samples are to be judged: batches or single calls, and the hard limit on the cost. */
export function WholeFields({ estimate: { cost, mostOfCall, priced }, choice, error }: Props) {
  const t = useTranslations('runs');
  return (
    <>
      <input type="hidden" name="scope" value={choice.scope} />
      <input type="hidden" name="goldOf" value={choice.goldOf ?? ANY_GOLD} />
      <input type="hidden" name="count" value={choice.count ?? ''} />
      <OptionLine
        control={<Checkbox name="inBatches" />}
        label={t('sendInBatches')}
        hint={t('sendInBatchesHint')}
      />
      <BudgetField
        error={error}
        priced={priced}
        defaultValue={(priced && proposedBudget({ cost, mostOfCall })) || ''}
      />
    </>
  );
}
