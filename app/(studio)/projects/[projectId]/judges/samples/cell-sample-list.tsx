import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { TextLink } from '@/components/ui/text-link';
import type { BoardCell } from '@/lib/evaluation/board/board-cell';
import type { BoardFigures, CellSamples } from '@/lib/evaluation/board/view-schema';
import { useBoardNames } from '../use-names';
import { useBoardJudgeName } from './cell-title';

interface Props {
  projectId: string;
  samples: CellSamples['samples'];
  cell: BoardCell;
  board: BoardFigures | null;
}

/** Samples with their gold and what the judges say of the whole answer; each opens the sample with all predictions. */
export function CellSampleList({ projectId, samples, cell, board }: Props) {
  const t = useTranslations('judges.samples');
  const v = useTranslations('judges.verdicts');
  const nameOf = useBoardJudgeName(board);
  const { recipe: recipeName } = useBoardNames();
  return (
    <ul className="flex flex-col gap-3">
      {samples.map(
        ({ id, externalId, question, answer, language, generator, recipe, gold, types, said, otherSaid }) => (
          <li key={id} className="rounded-lg border border-line bg-surface px-5 py-4">
            <h2 className="flex flex-wrap items-baseline justify-between gap-3 text-base font-medium">
              <span className="min-w-0 truncate">{externalId}</span>
              <TextLink href={`/projects/${projectId}/samples/${id}`} className="text-sm font-normal">
                {t('open')}
              </TextLink>
            </h2>
            <p lang={language} className="mt-1 line-clamp-2 max-w-[72ch] text-ink-2">
              {question}
            </p>
            <p lang={language} className="mt-1 line-clamp-3 max-w-[72ch]">
              {answer}
            </p>
            <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              <Said name={t('gold')} value={v(gold)}>
                {types.map((type) => (
                  <TypeBadge key={type} type={type} />
                ))}
              </Said>
              <Said name={nameOf(cell.judge)} value={v(said)} />
              {cell.other !== undefined && otherSaid !== null && (
                <Said name={nameOf(cell.other)} value={v(otherSaid)} />
              )}
              {generator !== null && <Said name={t('generator')} value={generator} />}
              {recipe !== null && <Said name={t('recipe')} value={recipeName(recipe)} />}
            </dl>
          </li>
        ),
      )}
    </ul>
  );
}

function Said({ name, value, children }: { name: string; value: string; children?: React.ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex flex-wrap items-center gap-1.5 font-medium">
        {value}
        {children}
      </dd>
    </div>
  );
}
