import { useFormatter, useTranslations } from 'next-intl';
import { MatrixFiles } from '@/components/charts/matrix-files';
import { MatrixTable } from '@/components/charts/matrix-table';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cellQuery } from '@/lib/agreement/units/cell';
import type { MethodFigures } from '@/lib/agreement/figures/figures';
import { type AgreementChoice, fileName, segmentsHref } from './choice';
import { shade } from './confusion-section';
import { CoefficientText } from './measured';
import { useNames } from './use-names';
import { categoryMatrix } from './category-matrix';

interface Props {
  projectId: string;
  choice: AgreementChoice;
  judge: MethodFigures;
  names: Readonly<Record<string, string>>;
}

/** What people said where a method said what: people down, the method across. */
export function AgreementWithMethods({ projectId, choice, judge, names }: Props) {
  const t = useTranslations('agreement.judge');
  const format = useFormatter();
  const { word, method: nameOf } = useNames();
  const { granularity } = choice;
  const method = nameOf(judge.method);
  const title = t('title', { method });
  const { rows, columns, count, most } = categoryMatrix(judge.cells, granularity, { mirrored: false });
  const people = [...judge.people].sort((a, b) => b.units - a.units);
  return (
    <Section
      title={title}
      description={t('text')}
      actions={
        <MatrixFiles
          name={fileName(`judge-${judge.method}-${granularity}`, choice)}
          data={{
            title,
            rowAxis: t('people'),
            columnAxis: method,
            rows: rows.map(word),
            columns: columns.map(word),
            cells: rows.flatMap((row) =>
              columns.map((column) => ({
                row: word(row),
                column: word(column),
                text: format.number(count(row, column)),
                share: shade(count(row, column), most),
              })),
            ),
          }}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <MatrixTable
          label={title}
          corner={t('corner', { method })}
          columns={columns.map(word)}
          rows={rows.map((row) => ({
            name: word(row),
            cells: columns.map((column) => {
              const n = count(row, column);
              const cell = {
                of: 'judge' as const,
                granularity,
                method: judge.method,
                human: row,
                judge: column,
              };
              return {
                text: n === 0 ? '·' : format.number(n),
                share: shade(n, most),
                label: t('cell', { human: word(row), judge: word(column), n }),
                marked: row === column,
                ...(n > 0 && { href: segmentsHref(projectId, choice, cellQuery(cell)) }),
              };
            }),
          }))}
        />
        <Table aria-label={t('byPerson', { method })}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('person')}</TableHeader>
              <TableHeader numeric>{t('units')}</TableHeader>
              <TableHeader numeric>{t('agreed')}</TableHeader>
              <TableHeader>{t('kappa')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map(({ author, units, agreed, kappa }) => (
              <TableRow key={author}>
                <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                  {names[author] ?? author}
                </th>
                <TableCell numeric>{format.number(units)}</TableCell>
                <TableCell numeric>{t('share', { share: units === 0 ? 0 : agreed / units })}</TableCell>
                <TableCell>
                  <CoefficientText of={kappa} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Section>
  );
}
