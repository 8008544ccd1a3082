import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { OrderBiasView } from '@/lib/evaluation/judge-test/view-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { RateText } from '../rate-text';
import { OutcomeChart } from './outcome-chart';

interface Props {
  report: OrderBiasView;
  minimumPassRate: number;
}

const COLUMNS = [
  'category',
  'testType',
  'failCount',
  'passCount',
  'passRate',
  'minimumPassRate',
  'pass',
] as const;

/** The report of an order-bias test: a line for each category, the figures over all, and a chart of the outcomes. */
export function OrderBiasSection({ report, minimumPassRate }: Props) {
  const t = useTranslations('judgeTests');
  const { rows, overall } = report;
  return (
    <Section
      title={t('report')}
      description={t('reportText')}
      actions={overall.rows > 0 && <PassBadge pass={report.pass} />}
    >
      <div className="flex flex-col gap-5">
        <Table aria-label={t('report')}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableHeader key={column} numeric={column.endsWith('Count')}>
                  {t(`reportColumn.${column}`)}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.category}>
                <th scope="row" className="px-3 py-1.5 font-normal wrap-anywhere">
                  {messageOr(t, `category.${row.category}`, row.category)}
                </th>
                <TableCell>{t('test.order_bias')}</TableCell>
                <TableCell numeric>{row.failCount}</TableCell>
                <TableCell numeric>{row.passCount}</TableCell>
                <TableCell>
                  <RateText rate={row.passRate} />
                </TableCell>
                <TableCell className="num">{t('rate', { rate: minimumPassRate })}</TableCell>
                <TableCell>
                  <PassBadge pass={row.pass} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <div className="grid gap-6 lg:grid-cols-2">
          <OutcomeChart counts={overall.counts} />
          <Figures overall={overall} readByEmbedding={report.readByEmbedding} />
        </div>
      </div>
    </Section>
  );
}

function PassBadge({ pass }: { pass: boolean }) {
  const t = useTranslations('judgeTests');
  return <Badge tone={pass ? 'confirmed' : 'danger'}>{t(pass ? 'passes' : 'fails')}</Badge>;
}

/** Consistency, bias with its direction and test, accuracy in both orders. */
function Figures({ overall, readByEmbedding }: Pick<OrderBiasView, 'overall' | 'readByEmbedding'>) {
  const t = useTranslations('judgeTests');
  const { passRate, counts, rows, consistency, bias, accuracy } = overall;
  const figure = (value: number | null): string => (value === null ? t('none') : t('rate', { rate: value }));
  return (
    <DescriptionList
      className="num content-start"
      items={[
        {
          term: t('figure.passRate'),
          value: <RateText rate={passRate} count={{ n: counts.pass, of: rows }} />,
        },
        { term: t('figure.consistency'), value: figure(consistency) },
        {
          term: t('figure.bias'),
          value:
            bias.towards === null
              ? figure(bias.size)
              : t('towards', { size: bias.size ?? 0, place: bias.towards }),
        },
        {
          term: t('figure.signTest'),
          value: t('signTest', { p: bias.signTest.exact, a: counts.bias_a, b: counts.bias_b }),
        },
        { term: t('figure.inOrder'), value: figure(accuracy.inOrder) },
        { term: t('figure.swapped'), value: figure(accuracy.swapped) },
        { term: t('figure.mean'), value: figure(accuracy.mean) },
        ...(readByEmbedding > 0
          ? [{ term: t('figure.readByEmbedding'), value: t('replies', { count: readByEmbedding }) }]
          : []),
      ]}
    />
  );
}
