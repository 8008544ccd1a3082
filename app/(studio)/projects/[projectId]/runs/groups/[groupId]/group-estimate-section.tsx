'use client';

import { useTranslations } from 'next-intl';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Section } from '@/components/ui/section';
import type { GroupEstimate } from '@/lib/consistency/run-group/view-schema';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { WholeFields } from '../../[runId]/whole-fields';
import { ChoiceFields } from '../../[runId]/choice-fields';
import { EstimateTable } from './estimate-table';

interface Props {
  estimate: GroupEstimate;
  choice: SampleChoice;
  golds: readonly string[];
  action: FormAction;
}

/** What several methods would take, one by one and together, the one limit on it, and their start. */
export function GroupEstimateSection({ estimate, choice, golds, action }: Props) {
  const t = useTranslations('runs.group');
  const { methods, samples } = estimate;
  return (
    <Section title={t('whole')} description={t('wholeText')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <EstimateTable estimate={estimate} />
        <div className="flex flex-col gap-5">
          <ChoiceFields choice={choice} golds={golds} />
          <ActionForm
            action={action}
            submit={t('start', { count: samples, methods: methods.length })}
            disabled={samples === 0}
          >
            {(error) => <WholeFields estimate={estimate} choice={choice} error={error('budget')} />}
          </ActionForm>
        </div>
      </div>
    </Section>
  );
}
