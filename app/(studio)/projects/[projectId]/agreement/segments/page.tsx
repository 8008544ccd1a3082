import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { useTranslations } from 'next-intl';
import { lastPage } from '@/components/data-table/last-page';
import { PageLinks } from '@/components/data-table/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { ANY_DISPUTE, type Cell, cellQuery, cellSchema } from '@/lib/agreement/units/cell';
import { listSegments, SAMPLES_A_PAGE } from '@/lib/agreement/server/list-segments';
import { load } from '@/lib/entry/load';
import { choiceHref, readChoice, scopeOf, segmentsHref } from '../choice';
import { RestrictionText } from '../restriction-text';
import { CellSamples } from './cell-samples';
import { useNames } from '../use-names';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const pageSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('agreement.segments'))('title') };
}

/** The segments behind one cell of the page of agreement, sample by sample. */
export default async function SegmentsPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const query = await searchParams;
  const t = await getTranslations('agreement.segments');
  const choice = readChoice(query);
  const { page } = pageSchema.parse(query);
  const cell = cellSchema.catch(ANY_DISPUTE).parse(query);
  const { samples, total, many, names, adjudicates } = await load((ctx) =>
    listSegments(ctx, scopeOf(projectId, choice), cell, page),
  );
  // Of more samples than were counted, the page that is not full is the last.
  const lastOfMany = samples.length < SAMPLES_A_PAGE ? page : Infinity;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={
          <>
            <CellTitle cell={cell} names={names} /> <RestrictionText {...choice} />
          </>
        }
        actions={<LinkButton href={choiceHref(projectId, choice)}>{t('back')}</LinkButton>}
      />
      <p className="text-sm text-ink-3">{t(many ? 'many' : 'count', { total })}</p>
      {samples.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <CellSamples projectId={projectId} samples={samples} adjudicates={adjudicates} />
      )}
      <PageLinks
        page={page}
        last={many ? lastOfMany : lastPage(total, SAMPLES_A_PAGE)}
        href={(to) => segmentsHref(projectId, choice, cellQuery(cell), to)}
      />
    </Page>
  );
}

/** In words, what the segments have in common. */
function CellTitle({ cell, names }: { cell: Cell; names: Readonly<Record<string, string>> }) {
  const t = useTranslations('agreement.segments.of');
  const { word, method } = useNames();
  switch (cell.of) {
    case 'words':
      return cell.a === cell.b
        ? t('same', { word: word(cell.a) })
        : t('words', { one: word(cell.a), other: word(cell.b) });
    case 'people':
      return t('people', { one: names[cell.a] ?? cell.a, other: names[cell.b] ?? cell.b });
    case 'judge':
      return t('judge', { human: word(cell.human), judge: word(cell.judge), method: method(cell.method) });
    case 'type':
      return t('type', { type: word(cell.type) });
    case 'clause':
      return t('clause', { clause: cell.clause });
  }
}
