import { useTranslations } from 'next-intl';
import type { BoardCell, CellOutcome } from '@/lib/evaluation/board/board-cell';
import type { BoardFigures } from '@/lib/evaluation/board/view-schema';
import { useBoardNames } from '../use-names';

/** In words, what the judges of a cell did. */
export function CellTitle({ cell, board }: { cell: BoardCell; board: BoardFigures }) {
  const t = useTranslations('judges.samples.of');
  const nameOf = useBoardJudgeName(board);
  const said = (judge: string, outcome: CellOutcome | undefined): string =>
    t(outcome ?? 'any', { judge: nameOf(judge) });
  const one = said(cell.judge, cell.outcome);
  return (
    <>{cell.other === undefined ? one : t('both', { one, other: said(cell.other, cell.otherOutcome) })}</>
  );
}

/** Names of judges by id. */
export function useBoardJudgeName(board: BoardFigures | null): (id: string) => string {
  const { judges } = useBoardNames();
  const names = board ? judges(board) : [];
  return (id) => names[board?.judges.findIndex((judge) => judge.id === id) ?? -1] ?? id;
}
