import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { getStatistics } from '@/lib/snapshot/server/statistics/get-statistics';
import { FiguresSection } from '../gold-figures/figures-section';
import { JudgeSafeSection } from '../gold-figures/judge-safe-section';
import { SourcesSection } from '../gold-figures/sources-section';
import { TypesSection } from '../gold-figures/types-section';
import { ReportLine } from '../report-line';
import { startStatistics, stopStatistics } from './actions';

/** What its files begin with. */
const FILES = 'gold';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('snapshots.statistics'))('title') };
}

/** What is in the gold as it stands, for leads and readers; every figure comes from the count that was last made. */
export default async function StatisticsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('snapshots.statistics');
  const { figures, attempt, madeAt, fresh, leads } = await load((ctx) => getStatistics(ctx, projectId));
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      <ReportLine
        attempt={attempt}
        madeAt={madeAt === null ? null : new Date(madeAt)}
        fresh={fresh}
        stale="gold"
        start={startStatistics.bind(null, { projectId })}
        stop={leads && attempt ? stopStatistics.bind(null, { projectId, statisticsId: attempt.id }) : null}
      />
      {figures && (
        <>
          <FiguresSection statistics={figures} name={FILES} />
          <TypesSection statistics={figures} name={FILES} />
          <SourcesSection statistics={figures} />
          <JudgeSafeSection statistics={figures} name={FILES} />
        </>
      )}
    </Page>
  );
}
