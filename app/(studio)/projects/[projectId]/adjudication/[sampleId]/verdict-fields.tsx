'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Select } from '@/components/ui/form/select';
import type { UnitView } from '@/lib/adjudication/view';
import { failedStage } from '@/lib/annotation/labels/judgement';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType, STAGES, type Stage } from '@/lib/typology/error-type';

const VERDICTS = ['consistent', 'inconsistent', 'unsure'] as const;

export interface VerdictChoice {
  verdict: (typeof VERDICTS)[number];
  type: ErrorType | null;
  stage: Stage;
}

/** What the lead has said of a unit so far; where nothing, that an error is to be named. */
export function choiceOf({ label }: Pick<UnitView, 'label'>): VerdictChoice {
  const before = label?.decided ? label : null;
  const failed = before && failedStage(before);
  const passed = before?.fact === 'unsure' ? 'unsure' : 'consistent';
  return {
    verdict: before === null || failed ? 'inconsistent' : passed,
    type: before?.errorType ?? null,
    stage: failed ?? 'fact',
  };
}

interface Props {
  choice: VerdictChoice;
  /** The type was forgotten. */
  missing: boolean;
  onChange: (choice: VerdictChoice) => void;
}

/** Verdict, then the type where one is wanted, then the stage where the type leaves it open. */
export function VerdictFields({ choice, missing, onChange }: Props) {
  const t = useTranslations('adjudication');
  const v = useTranslations('verdicts');
  const y = useTranslations('typology');
  const w = useTranslations('workspace.stage');
  const { verdict, type, stage } = choice;
  return (
    <>
      <RadioGroup
        aria-label={t('verdict')}
        value={verdict}
        onValueChange={(value) => onChange({ ...choice, verdict: value })}
        options={VERDICTS.map((value) => ({ value, label: v(value) }))}
      />
      {verdict === 'inconsistent' && (
        <Field label={t('type')} error={missing && type === null && t('typeMissing')}>
          <Select
            value={type}
            placeholder={t('typeWanted')}
            onValueChange={(value) => onChange({ ...choice, type: value })}
            options={ERROR_TYPES.map((value) => ({ value, label: y(`${value}.name`) }))}
          />
        </Field>
      )}
      {verdict === 'inconsistent' && type !== null && ERROR_TYPE_FACTS[type].stage === null && (
        <RadioGroup
          aria-label={t('stage')}
          value={stage}
          onValueChange={(value) => onChange({ ...choice, stage: value })}
          options={STAGES.map((value) => ({ value, label: w(value) }))}
        />
      )}
    </>
  );
}
