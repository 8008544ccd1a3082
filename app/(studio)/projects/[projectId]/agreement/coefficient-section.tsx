import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/charts/csv-button';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { COEFFICIENTS } from '@/lib/agreement/statistics/coefficient';
import { coefficientTable } from '@/lib/agreement/figures/coefficient-table';
import type { AgreementFigures } from '@/lib/agreement/figures/figures';
import { type AgreementChoice, choiceHref, fileName, SHOWN_LEVELS } from './choice';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { MeasuredText } from './measured';

interface Props {
  projectId: string;
  choice: AgreementChoice;
  figures: AgreementFigures;
  /** Name of what is compared: a round, or all that counts. */
  round: string;
}

/** The coefficients of the chosen level with their intervals, each explained in a sentence. */
export function CoefficientSection({ projectId, choice, figures, round }: Props) {
  const t = useTranslations('agreement');
  const { level } = choice;
  const { evidence } = figures;
  const counts =
    level === 'evidence'
      ? { units: 0, judged: 0 }
      : { units: figures.levels[level].units, judged: figures.levels[level].judged };
  const rows =
    level === 'evidence'
      ? (['meanF1', 'meanIou', 'alpha'] as const).map((key) => ({
          key,
          name: t(`evidence.${key}.name`),
          text: t(`evidence.${key}.text`),
          of: evidence[key],
        }))
      : COEFFICIENTS.map((key) => ({
          key,
          name: t(`coefficient.${key}.name`),
          text: t(`coefficient.${key}.text`, counts),
          of: figures.levels[level].coefficients[key],
        }));
  const basis =
    level === 'evidence'
      ? t('evidence.basis', { pairs: evidence.pairs, oneSided: evidence.oneSided })
      : t(level === 'answer' ? 'basisAnswers' : 'basis', {
          units: figures.levels[level].units,
          labels: figures.levels[level].labels,
        });
  return (
    <Section
      title={t('coefficients')}
      description={t(`level.${level}.text`)}
      actions={
        <CsvButton
          name={fileName('agreement', choice)}
          rows={coefficientTable(figures, { ...choice, round })}
        >
          {t('files.coefficients')}
        </CsvButton>
      }
    >
      <div className="flex flex-col gap-3">
        <ChoiceBar
          label={t('levels')}
          options={SHOWN_LEVELS.map((key) => ({
            key,
            name: t(`level.${key}.name`),
            href: choiceHref(projectId, choice, { level: key }),
            chosen: key === level,
          }))}
        />
        <Table aria-label={t('coefficients')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('columns.coefficient')}</TableHeader>
              <TableHeader>{t('columns.value')}</TableHeader>
              <TableHeader>{t('columns.meaning')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, name, text, of }) => (
              <TableRow key={key}>
                <th scope="row" className="px-3 py-1.5 font-medium whitespace-nowrap">
                  {name}
                </th>
                <TableCell className="min-w-48">
                  <MeasuredText of={of} />
                </TableCell>
                <TableCell className="min-w-72 text-ink-2">{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <p className="max-w-[72ch] text-sm text-ink-3">{basis}</p>
        <p className="max-w-[72ch] text-sm text-ink-3">{t('method')}</p>
      </div>
    </Section>
  );
}
