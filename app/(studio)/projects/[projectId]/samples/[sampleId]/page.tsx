import { getFormatter, getTranslations } from 'next-intl/server';
import { revalidatePath } from 'next/cache';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Input } from '@/components/ui/input';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { getSample } from '@/lib/annotation/server/get-sample';
import { act } from '@/lib/entry/action';
import { load } from '@/lib/entry/load';
import { can } from '@/lib/project/access';
import { requireProject } from '@/lib/project/server/require-project';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { Reading } from './reading';

export default async function SamplePage({
  params,
}: {
  params: Promise<{ projectId: string; sampleId: string }>;
}) {
  const { projectId, sampleId } = await params;
  const t = await getTranslations('samples');
  const format = await getFormatter();
  const { sample, leads } = await load(async (ctx) => {
    const project = await requireProject(ctx, projectId, 'read');
    return { sample: await getSample(ctx, projectId, sampleId), leads: can(ctx.actor, project.role, 'lead') };
  });
  const withdrawn = sample.state === 'withdrawn';
  async function turn(data: FormData): Promise<void> {
    'use server';
    await act((ctx) =>
      withdrawn
        ? reinstateSample(ctx, projectId, sampleId)
        : withdrawSample(ctx, projectId, sampleId, String(data.get('reason') ?? '')),
    );
    revalidatePath(`/projects/${projectId}/samples/${sampleId}`);
  }
  return (
    <Page>
      <PageHeader title={sample.externalId} description={sample.question} />
      {withdrawn && (
        <Callout kind="warning" title={t('states.withdrawn')}>
          {sample.withdrawnReason}
        </Callout>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <Section title={t('answer')}>
          <p lang={sample.language} className="reading">
            {sample.answer}
          </p>
        </Section>
        <Section title={t('reference')}>
          <div
            role="region"
            aria-label={t('reference')}
            tabIndex={0}
            lang={sample.language}
            className="reading max-h-120 overflow-y-auto"
          >
            {sample.reference}
          </div>
        </Section>
      </div>
      {sample.readings.map((reading) => (
        <Reading key={reading.id} reading={reading} language={sample.language} />
      ))}
      <Section title={t('history')}>
        <ol className="flex flex-col gap-1 text-sm">
          {sample.history.map((entry) => (
            <li key={entry.id} className="flex flex-wrap gap-x-3">
              <time className="num text-ink-3">
                {format.dateTime(new Date(entry.at), { dateStyle: 'short', timeStyle: 'medium' })}
              </time>
              <code>{entry.action}</code>
              <span className="text-ink-2">{entry.actor}</span>
            </li>
          ))}
        </ol>
      </Section>
      {leads && (
        <Section title={t('withdraw')} description={t('withdrawText')} tone="danger">
          <form action={turn} className="flex gap-2">
            {!withdrawn && (
              <Input
                name="reason"
                aria-label={t('reason')}
                placeholder={t('reason')}
                required
                maxLength={1000}
              />
            )}
            <Button type="submit" variant="danger">
              {withdrawn ? t('reinstate') : t('withdraw')}
            </Button>
          </form>
        </Section>
      )}
    </Page>
  );
}
