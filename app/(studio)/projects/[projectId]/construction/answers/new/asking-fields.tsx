'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Textarea } from '@/components/ui/form/textarea';

const KINDS = ['own', 'faithful'] as const;
/** What answers of models are sampled at and limited to where nobody says otherwise. */
const FIGURES = [
  { name: 'draws', value: 1 },
  { name: 'temperature', value: 0.7 },
  { name: 'maxTokens', value: 1_024 },
] as const;

interface Props {
  error(path: string): string | undefined;
  onChoose(): void;
}

/** How models are asked: as in use, with a prompt and parameters of one's own, or for answers that are to be faithful. */
export function AskingFields({ error, onChoose }: Props) {
  const t = useTranslations('construction.answers');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('own');
  const figures = FIGURES.filter(({ name }) => kind === 'own' || name === 'draws');
  const fault = error('prompt') ?? error('prompt.user') ?? error('prompt.system');
  return (
    <>
      <RadioGroup
        name="kind"
        aria-label={t('kind')}
        value={kind}
        onValueChange={(next) => {
          setKind(next);
          onChoose();
        }}
        options={KINDS.map((value) => ({
          value,
          label: t(`kindName.${value}`),
          hint: t(`kindText.${value}`),
        }))}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {figures.map(({ name, value }) => (
          <Field key={name} label={t(name)} name={name} error={error(name)} hint={t(`${name}Text`)}>
            <Input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              className="max-w-28"
              defaultValue={value}
            />
          </Field>
        ))}
      </div>
      {kind === 'own' && (
        <FoldedFields label={t('ownPrompt')} faulty={fault !== undefined}>
          <div className="flex flex-col gap-4">
            <Field label={t('promptSystem')} name="promptSystem" optional error={error('prompt.system')}>
              <Textarea name="promptSystem" rows={3} />
            </Field>
            <Field
              label={t('promptUser')}
              name="promptUser"
              optional
              error={error('prompt.user') ?? error('prompt')}
              hint={t('promptUserText')}
            >
              <Textarea name="promptUser" rows={6} />
            </Field>
          </div>
        </FoldedFields>
      )}
    </>
  );
}
