import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { readAgreement } from '@/lib/agreement/server/read-agreement';
import { load } from '@/lib/entry/load';
import { BreedingSection } from './breeding-section';
import { readChoice, scopeOf } from './choice';
import { CoefficientSection } from './coefficient-section';
import { ConfusionSection } from './confusion-section';
import { Coverage } from './coverage';
import { JudgeSection } from './judge-section';
import { PairsSection } from './pairs-section';
import { QualitySection } from './quality-section';
import { ReportLine } from './report-line';
import { RestrictionBar } from './restriction-bar';
import { RoundBar } from './round-bar';
import { Summary } from './summary';
import { TrendSection } from './trend-section';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('agreement'))('title') };
}

/** How far people agree, with whom, on what; a lead's page. Every figure comes from the report that was last made. */
export default async function AgreementPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const choice = readChoice(await searchParams);
  const scope = scopeOf(projectId, choice);
  const t = await getTranslations('agreement');
  const view = await load((ctx) => readAgreement(ctx, scope));
  const { rounds, figures, names, attempt, madeAt, fresh } = view;
  const number = rounds.find(({ id }) => id === choice.round)?.number;
  const parts = figures && { projectId, choice, figures };
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      <RoundBar projectId={projectId} choice={choice} rounds={rounds} />
      <RestrictionBar
        projectId={projectId}
        choice={choice}
        languages={view.languages}
        generators={view.generators}
      />
      <ReportLine scope={scope} attempt={attempt} madeAt={madeAt} fresh={fresh} />
      {parts && (
        <>
          <Summary figures={parts.figures} />
          <Coverage figures={parts.figures} />
          <CoefficientSection {...parts} round={String(number ?? 'newest')} />
          <ConfusionSection {...parts} />
          <PairsSection {...parts} names={names} />
          {parts.figures.methods.map((judge) => (
            <JudgeSection
              key={judge.method}
              projectId={projectId}
              choice={choice}
              judge={judge}
              names={names}
            />
          ))}
          <TrendSection choice={choice} weeks={parts.figures.weeks} rounds={view.trend} />
          <BreedingSection {...parts} />
          <QualitySection figures={parts.figures} names={names} />
        </>
      )}
    </Page>
  );
}
