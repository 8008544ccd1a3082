'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Section } from '@/components/ui/section';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { DEFAULT_SIZE, MOST_ITEMS } from '@/lib/evaluation/judge-test/limits';
import { BudgetField } from '../../../runs/budget-field';
import { useEstimate } from '../../../runs/new/use-estimate';
import { ModelField } from '../../../runs/model-field';
import { EstimateFigures } from './estimate-figures';
import { requestEstimate, requestStart } from './send-test';
import { JudgeFields, type MethodOption, MINIMUM, PairFields } from './test-fields';

const TESTS = ['order_bias', 'stability'] as const;
type Test = (typeof TESTS)[number];

interface Props {
  projectId: string;
  endpoints: readonly RunEndpoint[];
  /** Those that ask a model. */
  methods: readonly MethodOption[];
}

/** Which test, of which model, over what; then what it takes, for how much, and its start. */
export function TestForm({ projectId, endpoints, methods }: Props) {
  const t = useTranslations('judgeTests');
  const router = useRouter();
  const [test, setTest] = useState<Test>('order_bias');
  const { estimate, change, estimated } = useEstimate((data) => requestEstimate(projectId, data));
  const started: FormAction = async (state, data) => {
    const answered = await requestStart(projectId, data);
    if ('error' in answered) return { ...state, error: answered.error };
    router.push(`/projects/${projectId}/judges/tests/${answered.id}`);
    return { error: null, done: state.done + 1 };
  };
  return (
    <Section title={t('newSection')}>
      <ActionForm
        action={estimate ? started : estimated}
        submit={t(estimate ? 'start' : 'estimate')}
        className="gap-5"
      >
        {(error) => (
          <>
            <div
              className="contents"
              onChange={(event: FormEvent) => {
                if ((event.target as HTMLInputElement).name !== MINIMUM) change();
              }}
            >
              <RadioGroup
                name="test"
                aria-label={t('which')}
                value={test}
                onValueChange={(next) => {
                  setTest(next);
                  change();
                }}
                options={TESTS.map((value) => ({
                  value,
                  label: t(`test.${value}`),
                  hint: t(`testText.${value}`),
                }))}
              />
              <ModelField endpoints={endpoints} error={error} onChoose={change} />
              {test === 'order_bias' ? (
                <PairFields endpoints={endpoints} error={error} onChoose={change} />
              ) : (
                <JudgeFields methods={methods} error={error} onChoose={change} />
              )}
              <Field label={t(`size.${test}`)} name="size" error={error('size')} hint={t(`sizeText.${test}`)}>
                <Input
                  name="size"
                  type="number"
                  min={1}
                  max={MOST_ITEMS}
                  step={1}
                  defaultValue={DEFAULT_SIZE}
                  className="w-32"
                />
              </Field>
            </div>
            <div role="status">{estimate && <EstimateFigures test={test} estimate={estimate} />}</div>
            {estimate && (
              <BudgetField
                error={error('budget')}
                priced={estimate.priced}
                defaultValue={estimate.proposedBudget ?? ''}
              />
            )}
          </>
        )}
      </ActionForm>
    </Section>
  );
}
