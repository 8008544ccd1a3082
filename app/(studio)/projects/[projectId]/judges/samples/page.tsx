import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { lastPage } from '@/components/data-table/last-page';
import { PageLinks } from '@/components/data-table/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { boardCellSchema, CELL_SAMPLES_A_PAGE } from '@/lib/evaluation/board/board-cell';
import { getBoardFigures } from '@/lib/evaluation/server/board/latest-board';
import { listCellSamples } from '@/lib/evaluation/server/board/list-cell-samples';
import { fromAddress } from '@/lib/sample/query-params';
import { cellHref } from '../choice';
import { CellFilters } from './cell-filters';
import { CellSampleList } from './cell-sample-list';
import { CellTitle } from './cell-title';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the address asks for; a judge that is none counts as one that no project lacks. */
const querySchema = boardCellSchema.extend({
  judge: boardCellSchema.shape.judge.default('always_consistent'),
});

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('judges.samples'))('title') };
}

/** The samples behind a cell of the board, narrowed by what they have in common; for leads and readers. */
export default async function CellSamplesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const cell = fromAddress(querySchema, await searchParams);
  const t = await getTranslations('judges.samples');
  const [{ samples, total }, figures] = await load((ctx) =>
    Promise.all([listCellSamples(ctx, projectId, cell), getBoardFigures(ctx, projectId)]),
  );
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={figures && <CellTitle cell={cell} board={figures} />}
        actions={<LinkButton href={`/projects/${projectId}/judges`}>{t('back')}</LinkButton>}
      />
      {figures && <CellFilters projectId={projectId} cell={cell} board={figures} />}
      <p className="text-sm text-ink-3">{t('count', { total })}</p>
      {samples.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <CellSampleList projectId={projectId} samples={samples} cell={cell} board={figures} />
      )}
      <PageLinks
        page={cell.page}
        last={lastPage(total, CELL_SAMPLES_A_PAGE)}
        href={(page) => cellHref(projectId, { ...cell, page })}
      />
    </Page>
  );
}
