'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import type { RunView } from '@/lib/consistency/run-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import { BudgetField } from '../budget-field';

interface Props {
  action: FormAction;
  run: RunView;
}

/** Lets a run go on, with another budget if wanted. */
export function ResumeForm({ action, run }: Props) {
  const t = useTranslations('runs');
  return (
    <ActionForm
      key={run.state}
      action={action}
      submit={t(waitsForBatches(run) ? 'lookNow' : 'resume')}
      className="max-w-72"
    >
      {(error) =>
        // The budget of a run group is set for all of its runs.
        run.account &&
        run.groupId === null && (
          <BudgetField error={error('budget')} priced defaultValue={run.account.budget ?? ''} />
        )
      }
    </ActionForm>
  );
}
