'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import type { RunGroupView } from '@/lib/consistency/run-group/view-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import { resumeGroup } from '../../actions';
import { BudgetField } from '../../budget-field';

/** Lets all runs of a group go on, with another budget for all of them if wanted. */
export function GroupResumeForm({ projectId, group }: { projectId: string; group: RunGroupView }) {
  const t = useTranslations('runs');
  return (
    <ActionForm
      key={group.state}
      action={resumeGroup.bind(null, { projectId, groupId: group.id })}
      submit={t(group.runs.some(waitsForBatches) ? 'lookNow' : 'group.resume')}
      className="max-w-72"
    >
      {(error) =>
        group.model !== null && (
          <BudgetField error={error('budget')} priced defaultValue={group.budget ?? ''} />
        )
      }
    </ActionForm>
  );
}
