'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { PrefillOption } from '@/lib/consistency/prefill-view-schema';
import type { RequirementView } from '@/lib/evaluation/requirement/view-schema';
import { saveRequirement } from './actions';
import { usePrefillLabel } from './use-prefill-label';

interface Props {
  projectId: string;
  view: RequirementView;
  options: readonly PrefillOption[];
  archived: boolean;
}

/** What a judge has to have shown before it may pre-fill, and what each has. */
export function RequirementSection({ projectId, view: { requirement, judges }, options, archived }: Props) {
  const t = useTranslations('runs.requirement');
  const p = useTranslations('projects.settings');
  const label = usePrefillLabel();
  const format = useFormatter();
  const percent = (value: number): string =>
    format.number(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Section title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-4">
        <Table aria-label={t('shown')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('method')}</TableHeader>
              <TableHeader numeric>{t('balancedAccuracy')}</TableHeader>
              <TableHeader numeric>{t('passRate')}</TableHeader>
              <TableHeader>{t('may')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {judges.map(({ runId, balancedAccuracy, passRate, unmet }) => (
              <TableRow key={runId}>
                <th scope="row" className="px-3 py-1.5 font-medium">
                  {label(options.find((option) => option.runId === runId)!)}
                </th>
                <TableCell numeric>
                  {balancedAccuracy
                    ? t(balancedAccuracy.blind ? 'onBlind' : 'onAll', {
                        value: percent(balancedAccuracy.value),
                        answers: balancedAccuracy.answers,
                      })
                    : t('none')}
                </TableCell>
                <TableCell numeric>
                  {passRate && passRate.of > 0
                    ? t('pairs', { value: percent(passRate.n / passRate.of), of: passRate.of })
                    : t('none')}
                </TableCell>
                <TableCell>
                  {unmet.length === 0 ? t('yes') : unmet.map((gap) => t(`unmet.${gap}`)).join(t('and'))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <ActionForm
          action={saveRequirement.bind(null, { projectId })}
          submit={p('save')}
          saved={p('saved')}
          tone="secondary"
          disabled={archived}
        >
          {(error) =>
            (['balancedAccuracy', 'passRate'] as const).map((name) => (
              <Field
                key={name}
                label={t(`least.${name}`)}
                name={name}
                hint={t(`leastText.${name}`)}
                error={error(name)}
              >
                <Input
                  name={name}
                  type="number"
                  inputMode="decimal"
                  min={0}
                  max={100}
                  step="any"
                  defaultValue={requirement[name] === null ? '' : Math.round(requirement[name] * 1e6) / 1e4}
                  disabled={archived}
                  className="w-24"
                />
              </Field>
            ))
          }
        </ActionForm>
      </div>
    </Section>
  );
}
