'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Select } from '@/components/ui/form/select';
import type { ParamField } from '@/lib/consistency/param-fields';
import type { RunEndpoint } from '@/lib/consistency/server/control/run-endpoints';
import { DEFAULT_MINIMUM } from '@/lib/evaluation/judge-test/limits';
import { ACCEPTED_FILES } from '@/lib/exchange/upload/file-names';
import { EmbeddingField } from './embedding-field';
import { ParamOptions } from '../../../runs/param-options';

type ErrorOf = (path: string) => string | undefined;

/** Of an order-bias test the rate from which a judge passes, which changes nothing of what the test takes. */
export const MINIMUM = 'minimumPassRate';

interface FieldsProps {
  error: ErrorOf;
  /** Something was chosen, of which a field tells no change itself. */
  onChoose(): void;
}

interface PairFieldsProps extends FieldsProps {
  endpoints: readonly RunEndpoint[];
}

/** Where the pairs of an order-bias test come from, and how many have to pass. */
export function PairFields({ endpoints, error, onChoose }: PairFieldsProps) {
  const t = useTranslations('judgeTests');
  const [source, setSource] = useState<'gold' | 'file'>('gold');
  return (
    <>
      <RadioGroup
        name="source"
        aria-label={t('source')}
        value={source}
        onValueChange={(next) => {
          setSource(next);
          onChoose();
        }}
        options={(['gold', 'file'] as const).map((value) => ({
          value,
          label: t(`sourceName.${value}`),
          hint: t(`sourceText.${value}`),
        }))}
      />
      {source === 'file' && (
        <Field label={t('file')} name="file" error={error('file') ?? error('file.*')} hint={t('fileText')}>
          <Input name="file" type="file" accept={ACCEPTED_FILES} className="h-auto py-1" />
        </Field>
      )}
      <Field label={t('minimum')} name={MINIMUM} error={error(MINIMUM)} hint={t('minimumText')}>
        <Input
          name={MINIMUM}
          type="number"
          min={0}
          max={100}
          step="any"
          defaultValue={100 * DEFAULT_MINIMUM}
          className="w-32"
        />
      </Field>
      <EmbeddingField endpoints={endpoints} error={error} onChoose={onChoose} />
    </>
  );
}

export interface MethodOption {
  id: string;
  name: string;
  /** Parameters that a person may set. */
  fields: readonly ParamField[];
}

interface JudgeFieldsProps extends FieldsProps {
  methods: readonly MethodOption[];
}

/** Which judge a stability test asks, with which parameters. */
export function JudgeFields({ methods, error, onChoose }: JudgeFieldsProps) {
  const t = useTranslations('judgeTests');
  const [id, setId] = useState(methods[0]!.id);
  const method = methods.find((known) => known.id === id)!;
  return (
    <>
      <Field label={t('judge')} name="method" error={error('method')}>
        <Select
          name="method"
          value={id}
          onValueChange={(next) => {
            setId(next);
            onChoose();
          }}
          options={methods.map(({ id: value, name }) => ({ value, label: name }))}
        />
      </Field>
      <ParamOptions key={id} method={id} fields={method.fields} error={error} onChoose={onChoose} />
    </>
  );
}
