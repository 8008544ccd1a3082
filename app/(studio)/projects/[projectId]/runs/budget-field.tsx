'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';

interface Props {
  error?: string;
  /** Whether the model has prices: without, nothing is ever spent. */
  priced: boolean;
  defaultValue: string | number;
}

/** What is never spent beyond, in the currency of the prices. */
export function BudgetField({ error, priced, defaultValue }: Props) {
  const t = useTranslations('runs');
  return (
    <Field
      label={t('budget')}
      name="budget"
      optional
      error={error}
      hint={t(priced ? 'budgetHint' : 'budgetNoPrices')}
    >
      <Input
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        disabled={!priced}
        defaultValue={defaultValue}
      />
    </Field>
  );
}

/** Room above the estimate that a budget is proposed with. */
const ROOM = 1.5;

/** With room above the estimate and for one call more, rounded up to two digits that matter. */
export function proposedBudget(cost: number, mostOfCall: number): string {
  const wanted = cost * ROOM + mostOfCall;
  if (wanted === 0) return '';
  const unit = 10 ** (Math.floor(Math.log10(wanted)) - 1);
  return String(Number((Math.ceil(wanted / unit) * unit).toPrecision(2)));
}
