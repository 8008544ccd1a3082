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
