import { useFormatter, useTranslations } from 'next-intl';
import { MatrixFiles } from '@/components/charts/matrix-files';
import { MatrixTable } from '@/components/charts/matrix-table';
import { Section } from '@/components/ui/section';
import { cellQuery } from '@/lib/agreement/units/cell';
import type { AgreementFigures } from '@/lib/agreement/figures/figures';
import { GRANULARITIES } from '@/lib/agreement/units/category';
import { type AgreementChoice, choiceHref, fileName, segmentsHref } from './choice';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { useNames } from './use-names';
import { categoryMatrix } from './category-matrix';

interface Props {
  projectId: string;
  choice: AgreementChoice;
  figures: AgreementFigures;
}

/** What two people said of the same unit, at the depth that is chosen. */
export function ConfusionSection({ projectId, choice, figures }: Props) {
  const t = useTranslations('agreement.confusion');
  const depths = useTranslations('agreement.depth');
  const format = useFormatter();
  const { word } = useNames();
  const { granularity } = choice;
  const { rows, count, most } = categoryMatrix(figures.confusion, granularity, { mirrored: true });
  const cells = rows.map((row) =>
    rows.map((column) => ({
      row: word(row),
      column: word(column),
      a: row,
      b: column,
      n: count(row, column),
    })),
  );
  const shown = cells.flat().map(({ row, column, n }) => ({
    row,
    column,
    text: format.number(n),
    share: shade(n, most),
  }));
  return (
    <Section
      title={t('title')}
      description={t('text')}
      actions={
        shown.length > 0 && (
          <MatrixFiles
            name={fileName(`confusion-${granularity}`, choice)}
            data={{
              title: t('title'),
              rowAxis: t('one'),
              columnAxis: t('other'),
              cells: shown,
              rows: rows.map(word),
              columns: rows.map(word),
            }}
          />
        )
      }
    >
      <div className="flex flex-col gap-3">
        <ChoiceBar
          label={depths('label')}
          options={GRANULARITIES.map((key) => ({
            key,
            name: depths(key),
            href: choiceHref(projectId, choice, { granularity: key }),
            chosen: key === granularity,
          }))}
        />
        {figures.confusion.length === 0 ? (
          <p className="text-ink-2">{t('none')}</p>
        ) : (
          <MatrixTable
            label={t('title')}
            corner={t('corner')}
            columns={rows.map(word)}
            rows={cells.map((line, index) => ({
              name: word(rows[index]!),
              cells: line.map(({ row, column, a, b, n }) => ({
                text: n === 0 ? '·' : format.number(n),
                share: shade(n, most),
                label: t('cell', { row, column, n }),
                marked: a === b,
                ...(n > 0 && {
                  href: segmentsHref(projectId, choice, cellQuery({ of: 'words', granularity, a, b })),
                }),
              })),
            }))}
          />
        )}
      </div>
    </Section>
  );
}

/** By the root, so that the few disagreements show beside the many agreements. */
export const shade = (n: number, most: number): number => Math.sqrt(n / most);
