import { z } from 'zod';
import { type AnnotatorKind, EPSILONS } from '@/lib/evaluation/board/epsilon';
import { BOARD_SHAPES } from '@/lib/evaluation/board/board-shapes';
import type { BoardCell } from '@/lib/evaluation/board/board-cell';
import { subsetParts } from '@/lib/evaluation/board/subsets';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { storableText } from '@/lib/storable-schema';

const VIEWS = ['table', 'chart'] as const;
export const ANNOTATOR_KINDS = Object.keys(EPSILONS) as AnnotatorKind[];

/** What the page shows, as the query of its address; an invalid value counts as none. */
const choiceSchema = z.object({
  shape: z.enum(BOARD_SHAPES).catch('figures'),
  /** Key of a subset of the board; one that it has not is `all`. */
  answers: storableText.max(120).catch('all'),
  view: z.enum(VIEWS).catch('table'),
  /** Who annotated, which decides the penalty of the alt-test when the figures are computed next. */
  people: z.enum(ANNOTATOR_KINDS).catch('experts'),
});
export type BoardChoice = z.infer<typeof choiceSchema>;

export const readBoardChoice = (query: Record<string, unknown>): BoardChoice => choiceSchema.parse(query);

/** The address of the page with one choice changed. */
export function boardHref(projectId: string, choice: BoardChoice, change: Partial<BoardChoice> = {}): string {
  return `/projects/${projectId}/judges?${new URLSearchParams({ ...choice, ...change }).toString()}`;
}

/** The address of the samples behind a cell. */
export function cellHref(projectId: string, cell: Partial<BoardCell> & { judge: string }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(cell))
    if (value !== undefined && !(name === 'page' && value === 1)) query.set(name, String(value));
  return `/projects/${projectId}/judges/samples?${query.toString()}`;
}

/** What a subset narrows the samples of a cell to, as far as a list can be narrowed by it. */
export function subsetCell(key: string): Partial<BoardCell> {
  if (key === 'blind') return { exposure: 'blind' };
  const { kind, of } = subsetParts(key);
  if (kind === 'origin') return { origin: SAMPLE_ORIGINS.find((origin) => origin === of) };
  return kind === 'language' ? { language: of } : {};
}
