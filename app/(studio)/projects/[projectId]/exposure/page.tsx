import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { RateRow } from '@/lib/annotation/exposure/exposure-report';
import { loadExposure } from '@/lib/annotation/server/figures/load-exposure';
import { loadPace } from '@/lib/annotation/server/figures/load-pace';
import { load } from '@/lib/entry/load';
import { messageOr } from '@/lib/i18n/message-or';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { AgreementSection } from './agreement-section';
import { PaceSection } from './pace-section';
import { RATES, RateTable } from './rate-table';

interface Props {
  params: Promise<{ projectId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('exposure.page'))('title') };
}

/** How the judge's predictions have moved the labels: for leads and readers everybody's, for an annotator their own. */
export default async function ExposurePage({ params }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('exposure.page');
  const [m, y, v] = [
    await getTranslations('methods'),
    await getTranslations('typology'),
    await getTranslations('verdicts'),
  ];
  const [{ total, byAnnotator, byMethod, byWord, agreement, everybody, leads }, pace] = await load((ctx) =>
    Promise.all([loadExposure(ctx, projectId), loadPace(ctx, projectId)]),
  );
  const method = (row: RateRow): RateRow => ({
    ...row,
    name: messageOr(m, `${row.key}.name`, row.name),
  });
  const word = (row: RateRow): RateRow => ({
    ...row,
    name: isType(row.key) ? y(`${row.key}.name`) : v(row.key as 'consistent'),
  });
  const name = t(everybody ? 'everybody' : 'you');
  const all: RateRow = { key: 'all', name, ...total };
  const tables = [
    { key: 'total', rows: [all] },
    { key: 'annotator', rows: leads ? byAnnotator : [] },
    { key: 'method', rows: byMethod.map(method) },
    { key: 'word', rows: byWord.map(word) },
  ] as const;
  return (
    <Page>
      <PageHeader title={t('title')} description={t(everybody ? 'text' : 'textOwn')} />
      {agreement && (
        <AgreementSection agreement={agreement} settings={leads ? `/projects/${projectId}/settings` : null} />
      )}
      <Section title={t('rates')} description={t('ratesText')}>
        <div className="flex flex-col gap-5">
          {tables
            .filter(({ key, rows }) => key === 'total' || rows.length > 0)
            .map(({ key, rows }) => (
              <RateTable key={key} title={t(`by.${key}`)} rows={rows} />
            ))}
          <dl className="grid gap-x-3 gap-y-0.5 text-sm text-ink-3 sm:grid-cols-[max-content_1fr]">
            {RATES.map((rate) => (
              <div key={rate} className="contents">
                <dt className="font-medium">{t(`rateName.${rate}`)}</dt>
                <dd className="max-sm:mb-1">{t(`rateText.${rate}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <PaceSection rows={[{ ...pace.all, name }, ...(leads ? pace.byAnnotator : [])]} />
      <p className="max-w-[72ch] text-sm text-ink-3">{t('method')}</p>
      {!everybody && (
        <TextLink href={`/projects/${projectId}/annotate`} className="self-start text-sm">
          {t('back')}
        </TextLink>
      )}
    </Page>
  );
}

const isType = (key: string): key is ErrorType => (ERROR_TYPES as readonly string[]).includes(key);
