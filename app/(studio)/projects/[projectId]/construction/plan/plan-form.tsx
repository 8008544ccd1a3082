'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionForm } from '@/components/error-text/action-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import { PLAN_TYPES, type PlanCell } from '@/lib/construction/plan/plan';
import type { CompositionPlanView } from '@/lib/construction/plan/view-schema';
import { LENGTHS } from '@/lib/construction/source-filter';
import { ANY } from '../construction-fields';
import { updatePlan } from './actions';
import { cellName, MAIN_LANGUAGES, PERCENT } from './plan-fields';
import { useCellText } from './use-cell-text';

interface Props extends CompositionPlanView {
  projectId: string;
  generators: readonly string[];
}

type Line = Partial<PlanCell> & { key: number };

/** The lines of a plan, to be changed, added and removed. */
export function PlanForm({ projectId, rows, leastAccepted, generators }: Props) {
  const t = useTranslations('construction.plan');
  const [lines, setLines] = useState<Line[]>(rows.map((row, key) => ({ ...row, key })));
  const [next, setNext] = useState(rows.length);
  const add = (): void => {
    setLines([...lines, { key: next }]);
    setNext(next + 1);
  };
  return (
    <FoldedFields label={t('edit')} given={rows.length === 0} faulty={false}>
      <ActionForm
        action={updatePlan.bind(null, { projectId })}
        submit={t('save')}
        saved={t('saved')}
        tone="secondary"
      >
        {(error) => (
          <div className="flex flex-col gap-3">
            {lines.map((line, at) => (
              <PlanLine
                key={line.key}
                line={line}
                at={at}
                generators={generators}
                fault={error(`cells.${at}.wanted`) ?? error(`cells.${at}.type`)}
                onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
              />
            ))}
            <Button type="button" size="sm" onClick={add} className="w-fit">
              <Plus aria-hidden className="size-4" />
              {t('add')}
            </Button>
            <Field
              label={t('least')}
              name="leastAccepted"
              optional
              hint={t('leastText')}
              error={error('leastAccepted')}
              className="max-w-120"
            >
              <Input
                name="leastAccepted"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={leastAccepted === null ? '' : leastAccepted * PERCENT}
                className="w-24"
              />
            </Field>
          </div>
        )}
      </ActionForm>
    </FoldedFields>
  );
}

interface LineProps {
  line: Line;
  at: number;
  generators: readonly string[];
  fault: string | undefined;
  onRemove(): void;
}

function PlanLine({ line, at, generators, fault, onRemove }: LineProps) {
  const t = useTranslations('construction.plan');
  const text = useCellText();
  const any = { value: ANY, label: t('any') };
  const nobody = { language: null, generator: null, length: null };
  const options = {
    type: PLAN_TYPES.map((type) => ({ value: type as string, label: text.type({ type }) })),
    language: [
      any,
      ...MAIN_LANGUAGES.map((value) => ({ value, label: text.language({ ...nobody, language: value }) })),
    ],
    generator: [any, ...generators.map((value) => ({ value, label: value }))],
    length: [any, ...LENGTHS.map((value) => ({ value, label: text.length({ ...nobody, length: value }) }))],
  };
  const label = (field: keyof typeof options | 'wanted'): string =>
    t('field', { field: t(field), number: at + 1 });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(['type', 'language', 'generator', 'length'] as const).map((field) => (
        <Select
          key={field}
          name={cellName(at, field)}
          aria-label={label(field)}
          defaultValue={(line[field] ?? (field === 'type' ? PLAN_TYPES[0] : ANY)) as string}
          options={options[field]}
          className="w-48"
        />
      ))}
      <Input
        name={cellName(at, 'wanted')}
        aria-label={label('wanted')}
        aria-invalid={fault !== undefined || undefined}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={line.wanted}
        className="w-24"
      />
      <Button
        type="button"
        size="sm"
        variant="quiet"
        aria-label={t('remove', { number: at + 1 })}
        onClick={onRemove}
      >
        <X aria-hidden className="size-4" />
      </Button>
      {fault && <p className="text-sm text-danger">{fault}</p>}
    </div>
  );
}
