import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { load } from '@/lib/entry/load';
import { getReplay } from '@/lib/audit/log/server/get-replay';
import { ReplayScreen } from './replay-screen';

interface Props {
  params: Promise<{ projectId: string; annotationId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auditLog'))('replay') };
}

export default async function ReplayPage({ params }: Props) {
  const { projectId, annotationId } = await params;
  const t = await getTranslations('auditLog');
  const view = await load((ctx) => getReplay(ctx, projectId, annotationId));
  return (
    <Page>
      <TextLink href={`/projects/${projectId}/audit-log`} className="self-start text-sm">
        {t('back')}
      </TextLink>
      <PageHeader
        title={t('replayOf', { sample: view.sample.externalId, by: view.author ?? t('gone') })}
        description={<span lang={view.sample.language}>{view.sample.question}</span>}
      />
      <ReplayScreen view={view} />
    </Page>
  );
}
