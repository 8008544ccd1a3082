'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import type { PrefillOption } from '@/lib/consistency/prefill-view-schema';
import { judgeWeightName, paramName } from './read-fields';
import { useJudgeName } from './use-judge-name';

/** A judge of the project whose votes can be counted. */
export type JudgeOption = Pick<
  PrefillOption,
  'runId' | 'method' | 'version' | 'model' | 'params' | 'samples'
> & {
  /** Its parameters in words, line by line. */
  summary: readonly string[];
};

interface Props {
  /** The key of the parameter. */
  param: string;
  label: string;
  hint: string;
  error?: string;
  judges: readonly JudgeOption[];
}

/** The judges of a panel, all of them chosen at first, each with its weight. */
export function JudgeOptions({ param, label, hint, error, judges }: Props) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-sm font-medium text-ink">{label}</legend>
      <p className="mt-1 text-sm text-ink-3">{hint}</p>
      {/* Nothing ticked is no panel, and not a panel of all judges. */}
      <input type="hidden" name={paramName({ kind: 'judges', key: param })} value="" />
      <ul className="divide-y divide-line border-y border-line">
        {judges.map((judge) => (
          <JudgeLine key={judge.runId} param={param} judge={judge} />
        ))}
      </ul>
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}

function JudgeLine({ param, judge }: { param: string; judge: JudgeOption }) {
  const t = useTranslations('runs.panel');
  const { runId, method, version, model, params, summary } = judge;
  const name = useJudgeName(judge);
  const value = JSON.stringify({ method, version, model, params });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <OptionLine
        control={
          <Checkbox
            name={paramName({ kind: 'judges', key: param })}
            value={`${runId}/${value}`}
            defaultChecked
          />
        }
        label={name}
        hint={[t('judgeSamples', { count: judge.samples }), ...summary].join(' · ')}
      />
      <Input
        name={judgeWeightName(runId)}
        type="number"
        min={1}
        max={1_000}
        defaultValue={1}
        aria-label={t('judgeWeight', { judge: name })}
        className="w-20"
      />
    </li>
  );
}
