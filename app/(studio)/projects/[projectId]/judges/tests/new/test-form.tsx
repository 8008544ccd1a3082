'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Select } from '@/components/ui/form/select';
import { Section } from '@/components/ui/section';
import type { ParamField } from '@/lib/consistency/param-fields';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { DEFAULT_MINIMUM, DEFAULT_SIZE, MOST_ITEMS } from '@/lib/evaluation/judge-test/limits';
import { ModelField } from '../../../runs/model-field';
import { ParamOptions } from '../../../runs/param-options';
import { sendTest } from './send-test';

const TESTS = ['order_bias', 'stability'] as const;
type Test = (typeof TESTS)[number];

interface Props {
  projectId: string;
  endpoints: readonly RunEndpoint[];
  /** Those that ask a model, with the parameters that a person may set. */
  methods: readonly { id: string; name: string; fields: readonly ParamField[] }[];
}

/** Which test, of which model, over what, and for how much. */
export function TestForm({ projectId, endpoints, methods }: Props) {
  const t = useTranslations('judgeTests');
  const router = useRouter();
  const [test, setTest] = useState<Test>('order_bias');
  const start: FormAction = async (state, data) => {
    const sent = await sendTest(projectId, data);
    if ('error' in sent) return { ...state, error: sent.error };
    router.push(`/projects/${projectId}/judges/tests/${sent.id}`);
    return { error: null, done: state.done + 1 };
  };
  return (
    <Section title={t('newSection')}>
      <ActionForm action={start} submit={t('start')} className="gap-5">
        {(error) => (
          <>
            <RadioGroup
              name="test"
              aria-label={t('which')}
              value={test}
              onValueChange={setTest}
              options={TESTS.map((value) => ({
                value,
                label: t(`test.${value}`),
                hint: t(`testText.${value}`),
              }))}
            />
            <ModelField endpoints={endpoints} error={error} />
            {test === 'order_bias' ? (
              <PairFields error={error} />
            ) : (
              <JudgeFields methods={methods} error={error} />
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
            <Field label={t('budget')} name="budget" optional error={error('budget')} hint={t('budgetText')}>
              <Input name="budget" inputMode="decimal" autoComplete="off" className="w-32" />
            </Field>
          </>
        )}
      </ActionForm>
    </Section>
  );
}

type ErrorOf = (path: string) => string | undefined;

/** Where the pairs of an order-bias test come from, and how many have to pass. */
function PairFields({ error }: { error: ErrorOf }) {
  const t = useTranslations('judgeTests');
  const [source, setSource] = useState<'gold' | 'file'>('gold');
  return (
    <>
      <RadioGroup
        name="source"
        aria-label={t('source')}
        value={source}
        onValueChange={setSource}
        options={(['gold', 'file'] as const).map((value) => ({
          value,
          label: t(`sourceName.${value}`),
          hint: t(`sourceText.${value}`),
        }))}
      />
      {source === 'file' && (
        <Field label={t('file')} name="file" error={error('file') ?? error('file.*')} hint={t('fileText')}>
          <Input
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
            className="h-auto py-1"
          />
        </Field>
      )}
      <Field
        label={t('minimum')}
        name="minimumPassRate"
        error={error('minimumPassRate')}
        hint={t('minimumText')}
      >
        <Input
          name="minimumPassRate"
          type="number"
          min={0}
          max={100}
          step="any"
          defaultValue={100 * DEFAULT_MINIMUM}
          className="w-32"
        />
      </Field>
    </>
  );
}

/** Which judge a stability test asks, with which parameters. */
function JudgeFields({ methods, error }: Pick<Props, 'methods'> & { error: ErrorOf }) {
  const t = useTranslations('judgeTests');
  const [id, setId] = useState(methods[0]!.id);
  const method = methods.find((known) => known.id === id)!;
  return (
    <>
      <Field label={t('judge')} name="method" error={error('method')}>
        <Select
          name="method"
          value={id}
          onValueChange={setId}
          options={methods.map(({ id: value, name }) => ({ value, label: name }))}
        />
      </Field>
      <ParamOptions key={id} method={id} fields={method.fields} error={error} />
    </>
  );
}
