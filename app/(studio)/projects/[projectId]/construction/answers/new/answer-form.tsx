'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import { Section } from '@/components/ui/section';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { BudgetField } from '../../../runs/budget-field';
import { useEstimate } from '../../../runs/new/use-estimate';
import { AnswerEstimateFigures } from './answer-estimate-figures';
import { AskingFields } from './asking-fields';
import { ModelsField } from './models-field';
import { QuestionFields } from './question-fields';
import { estimateAnswers, startAnswers } from './send-answers';

interface Props {
  projectId: string;
  endpoints: readonly RunEndpoint[];
}

/** Which questions which models answer, and how; then what that takes, for how much, and its start. */
export function AnswerForm({ projectId, endpoints }: Props) {
  const t = useTranslations('construction.answers');
  const r = useTranslations('construction.runs');
  const router = useRouter();
  const { estimate, change, estimated } = useEstimate((data) => estimateAnswers(projectId, data));
  const started: FormAction = async (state, data) => {
    const answered = await startAnswers(projectId, data);
    if ('error' in answered) return { ...state, error: answered.error };
    const [id, ...more] = answered.ids;
    router.push(`/projects/${projectId}/construction${more.length > 0 ? '' : `/answers/${id}`}`);
    return { error: null, done: state.done + 1 };
  };
  return (
    <Section title={t('order')}>
      <ActionForm
        action={estimate ? started : estimated}
        submit={r(estimate ? 'start' : 'estimate')}
        className="gap-5"
      >
        {(error) => (
          <>
            <div className="contents" onChange={change}>
              <ModelsField
                endpoints={endpoints}
                error={error('models') ?? error('model') ?? error('endpointId')}
                onChoose={change}
              />
              <QuestionFields error={error} onChoose={change} />
              <AskingFields error={error} onChoose={change} />
              <OptionLine
                control={<Checkbox name="dryRun" defaultChecked onCheckedChange={change} />}
                label={t('dryRun')}
                hint={r('dryRunText')}
              />
            </div>
            <div role="status">{estimate && <AnswerEstimateFigures estimate={estimate} />}</div>
            {estimate && (
              <div className="max-w-72">
                <BudgetField
                  error={error('budget')}
                  priced={estimate.models.every(({ priced }) => priced)}
                  defaultValue={Math.max(0, ...estimate.models.map((one) => one.proposedBudget ?? 0)) || ''}
                />
                {estimate.models.length > 1 && <p className="mt-1 text-sm text-ink-3">{t('budgetEach')}</p>}
              </div>
            )}
          </>
        )}
      </ActionForm>
    </Section>
  );
}
