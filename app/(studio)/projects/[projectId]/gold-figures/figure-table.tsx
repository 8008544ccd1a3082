import { useTranslations } from 'next-intl';
import { CsvButton } from '@/components/charts/csv-button';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

interface Props<Column extends string> {
  title: string;
  description: string;
  /** Name of the file of its numbers, without its ending. */
  file: string;
  /** What the rows are. */
  corner: string;
  columns: readonly { key: Column; name: string }[];
  rows: readonly { name: string; figures: Record<Column, number | null> }[];
  /** A figure as it is shown; one that has no value is a dash. */
  text: (column: Column, value: number) => string;
}

/** Figures by row and column, and the same numbers as a file. */
export function FigureTable<Column extends string>(props: Props<Column>) {
  const { title, description, file, corner, columns, rows, text } = props;
  const f = useTranslations('agreement.files');
  return (
    <Section
      title={title}
      description={description}
      actions={
        <CsvButton
          name={file}
          rows={[
            [corner, ...columns.map(({ name }) => name)],
            ...rows.map(({ name, figures }) => [name, ...columns.map(({ key }) => figures[key])]),
          ]}
        >
          {f('csv')}
        </CsvButton>
      }
    >
      <Table aria-label={title}>
        <TableHead>
          <TableRow>
            <TableHeader>{corner}</TableHeader>
            {columns.map(({ key, name }) => (
              <TableHeader key={key} numeric>
                {name}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, figures }, at) => (
            <TableRow key={at}>
              <TableCell className="min-w-28 wrap-anywhere">{name}</TableCell>
              {columns.map(({ key }) => {
                const value = figures[key];
                return (
                  <TableCell key={key} numeric>
                    {value === null ? '–' : text(key, value)}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
