import { useFormatter, useTranslations } from 'next-intl';
import { DayBars } from '@/components/charts/day-bars';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import type { ProjectFigures } from '@/lib/annotation/server/figures/project-figures';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';
import type { Forecast } from '@/lib/progress/forecast';
import { verdictThereIn, WAY_STEPS, type WayStep, type WayToGold } from '@/lib/overview/way';
import type { DayCount } from '@/lib/annotation/figures/daily';

/** The bar goes from what is done to what is not. */
const IN_BAR = WAY_STEPS.toReversed();
const TONE: Record<WayStep, string> = {
  unread: 'bg-line',
  reading: 'bg-accent',
  adjudication: 'bg-needs',
  gold: 'bg-confirmed',
};

interface Props {
  base: string;
  way: WayToGold;
  figures: ProjectFigures;
  forecast: Forecast | null;
  days: readonly DayCount[];
  /** False while the gold of some answers is still to be computed. */
  fresh: boolean;
}

/** How far the samples are on their way to gold, and when the reading will be over at the pace of late. */
export function WaySection({ base, way, figures, forecast, days, fresh }: Props) {
  const t = useTranslations('home.way');
  const { samples, annotations } = figures;
  const verdictThere = verdictThereIn(way, figures.gold);
  const apart = (['training', 'honeypot', 'uncounted'] as const).filter((part) => annotations[part] > 0);
  return (
    <Section title={t('title')} description={fresh ? undefined : t('stale')}>
      <div aria-hidden className="flex h-3 gap-px overflow-hidden rounded-full bg-line">
        {IN_BAR.map((step) => (
          <span
            key={step}
            className={TONE[step]}
            style={{ width: `${(100 * way[step]) / Math.max(1, samples)}%` }}
          />
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {IN_BAR.map((step) => (
          <div key={step} data-step={step}>
            <dt className="flex items-center gap-2 text-sm text-ink-2">
              <span
                aria-hidden
                className={`size-2.5 shrink-0 rounded-sm ring-1 ring-line-strong ring-inset ${TONE[step]}`}
              />
              {t(`step.${step}`)}
            </dt>
            <dd className="num mt-0.5 text-2xl font-semibold">{way[step]}</dd>
            {step === 'adjudication' && verdictThere > 0 && (
              <dd className="num text-sm text-ink-3">{t('verdictThere', { count: verdictThere })}</dd>
            )}
            {step === 'gold' && (
              <dd className="num text-sm text-ink-3">
                {GOLD_ORIGINS_OF_ANSWERS.map((origin) =>
                  t(`origin.${origin}`, { count: way.origins[origin] }),
                ).join(t('comma'))}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Places base={base} figures={figures} />
      <p className="num mt-1 text-sm text-ink-3">
        {[
          t('annotations', { count: annotations.counted }),
          ...apart.map((part) => t(`apart.${part}`, { count: annotations[part] })),
        ].join(t('comma'))}
      </p>
      {forecast && <Ends forecast={forecast} />}
      {days.some(({ count }) => count > 0) && (
        <figure className="mt-4 max-w-140">
          <figcaption className="mb-1 text-sm text-ink-2">{t('days')}</figcaption>
          <DayBars days={days} />
        </figure>
      )}
    </Section>
  );
}

/** Samples of which no annotation is waited for any more, and the others, as the list of projects counts them. */
function Places({ base, figures }: { base: string; figures: ProjectFigures }) {
  const t = useTranslations('home.way');
  const { open, inProgress, reserved, labelled, submitted } = figures;
  // What is labelled and not done: a round wants another annotation of it, as of every sample of the sample project.
  const again = Math.max(0, labelled - submitted);
  const waiting = [
    inProgress > 0 && t('inProgress', { count: inProgress }),
    reserved > 0 && t('reserved', { count: reserved }),
    inProgress + reserved > 0 && open > 0 && t('open', { count: open }),
    again > 0 && t('again', { count: again }),
  ].filter((part) => part !== false);
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {(['submitted', 'left'] as const).map((key) => (
        <li key={key}>
          <PageLink href={`${base}/samples?state=${key}`} className="text-ink-2 underline underline-offset-2">
            {t(key)}
          </PageLink>{' '}
          <span className="num font-medium">{figures[key]}</span>
          {key === 'left' && waiting.length > 0 && (
            <span className="text-ink-3"> ({waiting.join(t('comma'))})</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** When the reading ends, and how that was computed. */
function Ends({ forecast: { submissions, days, perDay, remaining, endsAt } }: { forecast: Forecast }) {
  const t = useTranslations('home.way');
  const format = useFormatter();
  const one = (value: number): string => format.number(value, { maximumFractionDigits: 1 });
  return (
    <p className="mt-3">
      {t('endsAt', { date: format.dateTime(new Date(endsAt), { dateStyle: 'medium' }) })}{' '}
      <span className="text-sm text-ink-3">
        {t('computed', { remaining, perDay: one(perDay), submissions, days: one(days) })}
      </span>
    </p>
  );
}
