'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import { Section } from '@/components/ui/section';
import type { ItemEstimate } from '@/lib/consistency/ask/item-estimate';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { BudgetField } from '../../../runs/budget-field';
import { ItemEstimateFigures } from '../../../runs/new/item-estimate-figures';
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
  const [estimate, setEstimate] = useState<ItemEstimate | null>(null);
  const changes = useRef(0);
  const change = (): void => {
    changes.current += 1;
    setEstimate(null);
  };
  const estimated: FormAction = async (state, data) => {
    const before = changes.current;
    const answered = await estimateConstructionRun({ projectId, ...readModelOrder(data) });
    if (!answered.ok) return { ...state, error: answered.error };
    if (changes.current === before) setEstimate(answered.value);
    return { ...state, error: null };
  };
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
