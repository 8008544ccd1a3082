import { useTranslations } from 'next-intl';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { boardCsvRows, boardLatex, boardMarkdown } from '@/lib/evaluation/board/board-files';
import type { BoardCellValue } from '@/lib/evaluation/board/board-columns';
import { shapesOf } from '@/lib/evaluation/board/board-shapes';
import { boardTable } from '@/lib/evaluation/board/board-table';
import type { BoardFigures } from '@/lib/evaluation/board/view-schema';
import { subsetParts } from '@/lib/evaluation/board/subsets';
import { messageOr } from '@/lib/i18n/message-or';
import { paramsSummary } from '../runs/params-summary';
import { BoardChart, hasChart } from './board-chart';
import { BoardFiles } from './board-files';
import { CellValue } from './cell-value';
import { type BoardChoice, boardHref, cellHref, subsetCell } from './choice';
import { useBoardNames } from './use-names';

interface Props {
  projectId: string;
  choice: BoardChoice;
  board: BoardFigures;
}

/** Shapes over all gold whatever answers are chosen: they need no gold, or all of it. */
const OVER_ALL: readonly string[] = ['blind', 'judgeSafe', 'scores', 'cost', 'unlabelled'];

/** The judges in one table, best balanced accuracy first: its shape, its answers, its files. */
export function BoardSection({ projectId, choice, board }: Props) {
  const t = useTranslations('judges');
  const names = useBoardNames();
  const shapes = shapesOf(board);
  const shape = shapes.includes(choice.shape) ? choice.shape : 'figures';
  const overAll = OVER_ALL.includes(shape);
  const answers =
    overAll || !board.subsets.some(({ key }) => key === choice.answers) ? 'all' : choice.answers;
  const subset = board.subsets.find(({ key }) => key === answers)!;
  const { kind, of: round } = subsetParts(answers);
  const table = boardTable(board, shape, answers);
  const tableNames = names.table(board);
  const fileName = ['judges', shape, ...(answers === 'all' ? [] : [answers.replaceAll('/', '-')])].join('-');
  const drawn = choice.view === 'chart' && hasChart(shape);
  return (
    <Section
      title={t('board')}
      description={t(`shapes.${shape}.text`)}
      actions={
        <BoardFiles
          name={fileName}
          rows={boardCsvRows(table, tableNames)}
          markdown={boardMarkdown(table, tableNames)}
          latex={boardLatex(table, tableNames)}
        />
      }
    >
      <div className="flex flex-col gap-3">
        <ChoiceBar
          label={t('shape')}
          options={shapes.map((key) => ({
            key,
            name: t(`shapes.${key}.name`),
            href: boardHref(projectId, choice, { shape: key }),
            chosen: key === shape,
          }))}
        />
        {!overAll && (
          <ChoiceBar
            label={t('answers')}
            options={board.subsets.map(({ key, consistent, inconsistent }) => ({
              key,
              name: t('subset', { name: names.subset(key), n: consistent + inconsistent }),
              href: boardHref(projectId, choice, { answers: key }),
              chosen: key === answers,
            }))}
          />
        )}
        {hasChart(shape) && (
          <ChoiceBar
            label={t('view')}
            options={(['table', 'chart'] as const).map((view) => ({
              key: view,
              name: t(`views.${view}`),
              href: boardHref(projectId, choice, { view }),
              chosen: view === choice.view,
            }))}
          />
        )}
        {!overAll && (
          <p className="max-w-[76ch] text-sm text-ink-3">
            {messageOr(t, `subsets.${kind}.text`, '', { round })}{' '}
            {t('ofAnswers', { consistent: subset.consistent, inconsistent: subset.inconsistent })}
            {subset.standsFor && ` ${t('standsFor', subset.standsFor)}`}
          </p>
        )}
        {drawn ? (
          <BoardChart name={fileName} table={table} names={tableNames} shape={shape} />
        ) : (
          <Table aria-label={t(`shapes.${shape}.name`)}>
            <TableHead>
              <TableRow>
                <TableHeader>{t('judge')}</TableHeader>
                {table.columns.map((key) => (
                  <TableHeader
                    key={key}
                    numeric
                    title={messageOr(t, `columns.${key}.text`, names.column(key))}
                  >
                    {names.column(key)}
                  </TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {table.rows.map(({ judge, cells }) => (
                <TableRow key={judge}>
                  <th scope="row" className="min-w-52 px-3 py-1.5 align-middle font-medium">
                    {tableNames.judge(judge)}
                    <JudgeParams judge={board.judges[judge]!} />
                  </th>
                  {cells.map((cell, at) => (
                    <TableCell key={table.columns[at]} numeric>
                      <CellValue
                        value={cell}
                        label={`${tableNames.judge(judge)}, ${names.column(table.columns[at]!)}`}
                        href={hrefOf(projectId, board.judges[judge]!.id, answers, cell)}
                      />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        <ul className="flex max-w-[76ch] list-disc flex-col gap-1 pl-5 text-sm text-ink-3">
          {table.columns
            .map((key) => [key, messageOr(t, `columns.${key}.text`, '')] as const)
            .filter(([, text]) => text !== '')
            .map(([key, text]) => (
              <li key={key}>
                {t.rich('definition', {
                  name: names.column(key),
                  text,
                  term: (chunks) => <span className="font-medium text-ink-2">{chunks}</span>,
                })}
              </li>
            ))}
        </ul>
        <p className="max-w-[76ch] text-sm text-ink-3">{t('method')}</p>
      </div>
    </Section>
  );
}

/** The list of the wrong ones says most; a list can be narrowed to some subsets alone. */
function hrefOf(
  projectId: string,
  judge: string,
  answers: string,
  cell: BoardCellValue | null,
): string | undefined {
  if (cell?.kind !== 'share' || !cell.cell) return undefined;
  return cellHref(projectId, { judge, ...subsetCell(answers), ...cell.cell, outcome: 'wrong' });
}

function JudgeParams({ judge }: { judge: BoardFigures['judges'][number] }) {
  const lines = paramsSummary(useTranslations('methods'), judge);
  const t = useTranslations('judges');
  const version = judge.version === '' ? [] : [t('version', { version: judge.version })];
  const all = [...version, ...lines];
  return all.length === 0 ? null : (
    <span className="block text-xs font-normal text-ink-3">{all.join(' · ')}</span>
  );
}
