import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { readAgreement, type RoundName } from '@/lib/agreement/server/read-agreement';
import { load } from '@/lib/entry/load';
import type { AgreementFigures } from '@/lib/agreement/figures/figures';
import { BreedingSection } from './breeding-section';
import { type AgreementChoice, choiceHref, readChoice, scopeOf } from './choice';
import { CoefficientSection } from './coefficient-section';
import { ConfusionSection } from './confusion-section';
import { AgreementWithMethods } from './agreement-with-methods';
import { PairsSection } from './pairs-section';
import { QualitySection } from './quality-section';
import { ReportLine } from '../report-line';
import { startReport, stopReport } from './actions';
import { RestrictionBar } from './restriction-bar';
import { Summary } from './summary';
import { TrendSection } from './trend-section';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { useRoundName } from './use-round-name';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('agreement'))('title') };
}

/** How far people agree, with whom, on what; for leads and readers. Every figure comes from the report that was last made. */
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
        constructed={view.constructed}
      />
      <ReportLine
        attempt={attempt}
        madeAt={madeAt}
        fresh={fresh}
        stale="labels"
        start={startReport.bind(null, scope)}
        stop={view.stops && attempt ? stopReport.bind(null, { projectId, reportId: attempt.id }) : null}
      />
      {parts && (
        <>
          <Summary figures={parts.figures} />
          <Coverage figures={parts.figures} />
          <CoefficientSection {...parts} round={String(number ?? 'newest')} />
          <ConfusionSection {...parts} />
          <PairsSection {...parts} names={names} />
          {parts.figures.methods.map((judge) => (
            <AgreementWithMethods
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

const COUNTS = ['samples', 'shared', 'comparable', 'segmentedDifferently', 'unsure'] as const;

/** How much could be compared, and what could not. */
function Coverage({ figures }: { figures: AgreementFigures }) {
  const t = useTranslations('agreement.coverage');
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {COUNTS.map((key) => (
        <div key={key}>
          <dt className="text-sm text-ink-2">{t(`${key}.name`)}</dt>
          <dd className="num text-lg font-semibold">{t('count', { count: figures[key] })}</dd>
          <dd className="text-xs text-ink-3">{t(`${key}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RoundProps {
  projectId: string;
  choice: AgreementChoice;
  rounds: readonly RoundName[];
}

/** One round, or of each sample the newest that counts. */
function RoundBar({ projectId, choice, rounds }: RoundProps) {
  const t = useTranslations('agreement.round');
  const nameOf = useRoundName();
  const option = (round: string | null, name: string) => ({
    key: round ?? 'all',
    name,
    chosen: choice.round === round,
    href: choiceHref(projectId, choice, { round }),
  });
  return (
    <ChoiceBar
      label={t('label')}
      options={[option(null, t('all')), ...rounds.map((round) => option(round.id, nameOf(round)))]}
    />
  );
}
