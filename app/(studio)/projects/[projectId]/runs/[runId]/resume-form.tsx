'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import type { RunView } from '@/lib/consistency/run-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';

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
        run.account && (
          <Field
            label={t('budget')}
            name={'budget'}
            optional={true}
            error={error('budget')}
            hint={t('budgetHint')}
          >
            <Input
              name={'budget'}
              inputMode={'decimal'}
              autoComplete={'off'}
              defaultValue={run.account.budget ?? ''}
            />
          </Field>
        )
      }
    </ActionForm>
  );
}
