'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import type { RunView } from '@/lib/consistency/run-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import { resume } from '../actions';

/** Lets a run go on, with another budget if wanted. */
export function ResumeForm({ projectId, run }: { projectId: string; run: RunView }) {
  const t = useTranslations('runs');
  return (
    <ActionForm
      key={run.state}
      action={resume.bind(null, { projectId, runId: run.id })}
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
