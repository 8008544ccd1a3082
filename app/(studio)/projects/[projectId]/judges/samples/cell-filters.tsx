import { useTranslations } from 'next-intl';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { type BoardCell, CELL_OUTCOMES, GOLD_EXPOSURES } from '@/lib/evaluation/board/board-cell';
import { shapesOf } from '@/lib/evaluation/board/board-shapes';
import type { BoardFigures } from '@/lib/evaluation/board/view-schema';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { cellHref } from '../choice';
import { useBoardNames } from '../use-names';

interface Props {
  projectId: string;
  cell: BoardCell;
  board: BoardFigures;
}

interface Filter {
  key: 'outcome' | 'otherOutcome' | 'type' | 'language' | 'generator' | 'origin' | 'recipe' | 'exposure';
  values: readonly string[];
  nameOf: (value: string) => string;
}

/** What the list can be narrowed by; one choice of each, where there is something to choose. */
export function CellFilters({ projectId, cell, board }: Props) {
  const t = useTranslations('judges.samples');
  const o = useTranslations('samples.origins');
  const names = useBoardNames();
  const outcome = (value: string): string => t(`outcomes.${value as 'right'}`);
  const filters: Filter[] = [
    { key: 'outcome', values: CELL_OUTCOMES, nameOf: outcome },
    ...(cell.other === undefined
      ? []
      : [{ key: 'otherOutcome' as const, values: CELL_OUTCOMES, nameOf: outcome }]),
    { key: 'type', values: ERROR_TYPES.filter((type) => board.gold.types[type] > 0), nameOf: names.column },
    {
      key: 'language',
      values: board.gold.languages.map(({ name }) => name),
      nameOf: (name) => names.subset(`language/${name}`),
    },
    {
      key: 'generator',
      values: board.gold.generators.map(({ name }) => name),
      nameOf: (name) => names.column(`generator/${name}`),
    },
    {
      key: 'origin',
      values: shapesOf(board).includes('recipes') ? SAMPLE_ORIGINS : [],
      nameOf: (value) => o(value as 'collected'),
    },
    { key: 'recipe', values: board.gold.recipes.map(({ name }) => name), nameOf: names.recipe },
    { key: 'exposure', values: GOLD_EXPOSURES, nameOf: (value) => t(`exposures.${value as 'blind'}`) },
  ];
  const href = (key: Filter['key'], value: string | undefined): string => {
    // A recipe tells the origin too: of the two one is chosen at a time.
    const both = key === 'origin' || key === 'recipe' ? { origin: undefined, recipe: undefined } : {};
    return cellHref(projectId, { ...cell, ...both, [key]: value, page: 1 });
  };
  return (
    <div className="flex flex-col gap-2">
      {filters
        .filter(({ values }) => values.length > 1)
        .map(({ key, values, nameOf }) => (
          <ChoiceBar
            key={key}
            label={t(`filters.${key}`)}
            options={[
              { key: ' ', name: t('any'), href: href(key, undefined), chosen: cell[key] === undefined },
              ...values.map((value) => ({
                key: value,
                name: nameOf(value),
                href: href(key, value),
                chosen: cell[key] === value,
              })),
            ]}
          />
        ))}
    </div>
  );
}
