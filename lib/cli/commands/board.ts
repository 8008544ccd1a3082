import { type Command, Option } from 'commander';
import { boardCsvRows, boardLatex, boardMarkdown, type TableNames } from '@/lib/evaluation/board/board-files';
import { BOARD_SHAPES, type BoardShape, shapesOf } from '@/lib/evaluation/board/board-shapes';
import { boardTable } from '@/lib/evaluation/board/board-table';
import { EPSILONS } from '@/lib/evaluation/board/epsilon';
import type { BoardFigures } from '@/lib/evaluation/board/view-schema';
import { computeProjectBoard } from '@/lib/evaluation/server/board/compute-project-board';
import { csvRow } from '@/lib/exchange/formats/csv-row';
import { namedProject } from '../named/named-project';
import { command } from './run';

const FORMATS = ['markdown', 'csv', 'latex'] as const;

interface Options {
  project: string;
  shape: BoardShape;
  answers: string;
  format: (typeof FORMATS)[number];
  epsilon: string;
}

/** `face4rag board --project ID`; what follows from operations stands beside it. */
export function register(board: Command): void {
  board
    .command('show', { isDefault: true })
    .description('measure the judges of a project against its gold, here and now; --json gives every figure')
    .requiredOption('--project <project>', 'id or name of the project')
    .addOption(
      new Option('--shape <shape>', 'the columns: types as in the paper’s Table 3, generators as in Table 4')
        .choices(BOARD_SHAPES)
        .default(BOARD_SHAPES[0]),
    )
    .option(
      '--answers <key>',
      'all, common, blind, clear, contested, language/zh, weighted/2 or random/2',
      'all',
    )
    .addOption(
      new Option('--format <format>', 'how the table is written').choices(FORMATS).default(FORMATS[0]),
    )
    .option('--epsilon <penalty>', 'cost-benefit penalty of the alt-test', String(EPSILONS.experts))
    .action(
      command(async ({ ctx }, { project, shape, answers, format, epsilon }: Options) => {
        const figures = await computeProjectBoard(ctx, await namedProject(ctx, project), penaltyOf(epsilon));
        if (!figures.subsets.some(({ key }) => key === answers))
          throw new Error(
            `There are no answers "${answers}": this board has ${figures.subsets.map(({ key }) => key).join(', ')}.`,
          );
        if (!shapesOf(figures).includes(shape)) throw new Error('This board has no constructed answers.');
        return { json: figures, text: tableText(figures, { shape, answers, format }) };
      }),
    );
}

function penaltyOf(given: string): number {
  const penalty = Number(given);
  if (!(penalty >= 0 && penalty <= 0.5))
    throw new Error(`--epsilon is a number from 0 to 0.5, not "${given}".`);
  return penalty;
}

function tableText(
  figures: BoardFigures,
  { shape, answers, format }: Pick<Options, 'shape' | 'answers' | 'format'>,
): string {
  const table = boardTable(figures, shape, answers);
  const names: TableNames = {
    corner: 'judge',
    judge: (index) => {
      const { id, method, version, model } = figures.judges[index]!;
      return [
        method,
        ...(version === '' ? [] : [version]),
        ...(model === null ? [] : [model, id.slice(0, 8)]),
      ].join(' ');
    },
    column: (key) => key,
    word: (word) => word,
  };
  switch (format) {
    case 'csv':
      return boardCsvRows(table, names)
        .map((cells) => csvRow(cells, true))
        .join('')
        .trimEnd();
    case 'latex':
      return boardLatex(table, names).trimEnd();
    case 'markdown':
      return boardMarkdown(table, names).trimEnd();
  }
}
