'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import { Section } from '@/components/ui/section';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { BudgetField } from '../../../runs/budget-field';
import { ItemEstimateFigures } from '../../../runs/new/item-estimate-figures';
import { useEstimate } from '../../../runs/new/use-estimate';
import { ModelField } from '../../../runs/model-field';
import { type FirstOrder, WantedFields } from '../../wanted-fields';
import { estimateConstructionRun, startConstructionRun } from '../actions';
import { readModelOrder } from '../model-order-fields';

interface Props extends Pick<ConstructionView, 'sources' | 'generators' | 'offered'> {
  projectId: string;
  first: FirstOrder | null;
  endpoints: readonly RunEndpoint[];
}

/** What a model is to make of which sources; then what it takes, for how much, and its start. */
export function ModelOrderForm({ projectId, endpoints, ...fields }: Props) {
  const t = useTranslations('construction.runs');
  const { estimate, change, estimated } = useEstimate(async (data) => {
    const answered = await estimateConstructionRun({ projectId, ...readModelOrder(data) });
    return answered.ok ? answered.value : { error: answered.error };
  });
  return (
    <Section title={t('order')} description={t('orderText')}>
      <ActionForm
        action={estimate ? startConstructionRun.bind(null, { projectId }) : estimated}
        submit={t(estimate ? 'start' : 'estimate')}
        className="gap-5"
      >
        {(error) => (
          <>
            <div className="max-w-120">
              <ModelField endpoints={endpoints} error={error} onChoose={change} />
            </div>
            <WantedFields {...fields} error={error} onChange={change} />
            <OptionLine
              control={<Checkbox name="dryRun" defaultChecked onCheckedChange={change} />}
              label={t('dryRun')}
              hint={t('dryRunText')}
            />
            <div role="status">
              {estimate && (
                <ItemEstimateFigures
                  title={t('takes')}
                  text={t('takesText')}
                  first={[{ term: t('draws'), count: estimate.items }]}
                  estimate={estimate}
                />
              )}
            </div>
            {estimate && (
              <div className="max-w-72">
                <BudgetField
                  error={error('budget')}
                  priced={estimate.priced}
                  defaultValue={estimate.proposedBudget ?? ''}
                />
              </div>
            )}
          </>
        )}
      </ActionForm>
    </Section>
  );
}
