import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Comments } from '@/components/comments/comments';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { getKnownSample } from '@/lib/adjudication/server/gold/get-known-sample';
import { getConstructed } from '@/lib/construction/server/get-constructed';
import { getIntended } from '@/lib/construction/server/get-intended';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { History } from './history';
import { IntendedSection, PedigreeSection } from './pedigree-section';
import { Prediction } from './prediction';
import { Withdrawal } from './withdrawal';

interface Props {
  params: Promise<{ projectId: string; sampleId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('samples'))('one') };
}

export default async function SamplePage({ params }: Props) {
  const { projectId, sampleId } = await params;
  const t = await getTranslations('samples');
  const { sample, leads, constructed, intended } = await load(async (ctx) => {
    const { may } = await requireProject(ctx, projectId, 'read');
    const sample = await getKnownSample(ctx, projectId, sampleId);
    const constructed = may.lead ? await getConstructed(ctx, projectId, sampleId) : null;
    const intended = may.lead ? null : await getIntended(ctx, projectId, sampleId);
    return { sample, leads: may.lead, constructed, intended };
  });
  const withdrawn = sample.state === 'withdrawn';
  return (
    <Page>
      <TextLink href={`/projects/${projectId}/samples`} className="self-start text-sm">
        {t('back')}
      </TextLink>
      <PageHeader
        title={sample.externalId}
        description={<span lang={sample.language}>{sample.question}</span>}
      />
      {withdrawn && (
        <Callout kind="warning" title={t('states.withdrawn')}>
          {sample.withdrawnReason}
        </Callout>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {(['answer', 'reference'] as const).map((text) => (
          <Section key={text} title={t(text)}>
            <div
              role="group"
              aria-label={t(text)}
              tabIndex={0}
              lang={sample.language}
              className="reading max-h-120 overflow-y-auto whitespace-pre-wrap"
            >
              {sample[text]}
            </div>
          </Section>
        ))}
      </div>
      {constructed && <PedigreeSection projectId={projectId} sample={constructed} />}
      {intended && <IntendedSection intended={intended} language={sample.language} />}
      {sample.methodHidden && <Callout role="note">{t('methodHidden')}</Callout>}
      {sample.predictions.length === 0 && !sample.methodHidden && <EmptyState title={t('noAnnotations')} />}
      {sample.predictions.map((prediction) => (
        <Prediction
          key={prediction.id}
          prediction={prediction}
          earlier={sample.earlier[prediction.id] ?? null}
          language={sample.language}
          leads={leads ? { projectId, sampleId } : null}
        />
      ))}
      <div id="comments" className="scroll-mt-4">
        <Section title={t('comments')}>
          <Comments projectId={projectId} sampleId={sampleId} language={sample.language} />
        </Section>
      </div>
      <History entries={sample.history} />
      {leads && <Withdrawal projectId={projectId} sampleId={sampleId} withdrawn={withdrawn} />}
    </Page>
  );
}
