import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { lastPage } from '@/components/data-table/last-page';
import { PageLinks } from '@/components/data-table/page-links';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { fromAddress } from '@/lib/sample/query-params';
import { CHANGES_A_PAGE, comparisonQuerySchema, SAMPLE_CHANGES } from '@/lib/snapshot/comparison-view-schema';
import { findComparison } from '@/lib/snapshot/server/find-comparison';
import { ChangeList } from './change-list';
import { NoComparison } from './no-comparison';

interface Props {
  params: Promise<{ projectId: string; snapshotId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the address asks for; without a snapshot to compare with, the page asks for one. */
const querySchema = comparisonQuerySchema.partial({ with: true });

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('snapshots'))('compare') };
}

/** What changed between two snapshots, sample by sample. */
export default async function ChangesPage({ params, searchParams }: Props) {
  const { projectId, snapshotId } = await params;
  const query = fromAddress(querySchema, await searchParams);
  const t = await getTranslations('snapshots');
  const found = await load((ctx) => findComparison(ctx, projectId, snapshotId, query));
  if (!('comparison' in found)) return <NoComparison projectId={projectId} found={found} />;
  const { comparison } = found;
  const { before, after, same, verdicts, total, samples, goldRule, goldAlone } = comparison;
  const rule = ({ kind, votes }: typeof goldRule.before): string => t(`rules.${kind}`, { votes });
  const [oldRule, newRule] = [rule(goldRule.before), rule(goldRule.after)];
  const { page, kind } = query;
  const own = `/projects/${projectId}/snapshots/${after}`;
  const href = (change: { kind?: string; page?: number }): string => {
    const params = { with: String(before), ...(kind && { kind }), page: '1', ...change };
    return `${own}/changes?${new URLSearchParams(
      Object.entries(params).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
    ).toString()}`;
  };
  return (
    <Page>
      <PageHeader
        title={t('changesTitle', { before, after })}
        description={t('changesText', { same, verdicts })}
        actions={<LinkButton href={own}>{t('name', { number: after })}</LinkButton>}
      />
      {oldRule !== newRule && (
        <Callout role="note">{t('ruleChanged', { before: oldRule, after: newRule })}</Callout>
      )}
      {goldAlone && <Callout role="note">{t('goldAlone')}</Callout>}
      <ChoiceBar
        label={t('compare')}
        options={[undefined, ...SAMPLE_CHANGES].map((one) => ({
          key: one ?? 'all',
          name: t('counted', {
            name: t(`changes.${one ?? 'all'}`),
            n: one ? comparison[one] : comparison.added + comparison.gone + comparison.changed,
          }),
          href: href({ kind: one ?? '' }),
          chosen: one === kind,
        }))}
      />
      {samples.length === 0 ? (
        <EmptyState title={t('noChange')} />
      ) : (
        <ChangeList projectId={projectId} samples={samples} />
      )}
      <PageLinks page={page} last={lastPage(total, CHANGES_A_PAGE)} href={(to) => href({ page: to })} />
    </Page>
  );
}
