import { useFormatter, useTranslations } from 'next-intl';
import { type Bar, BarList } from '@/components/charts/bar-list';
import { TypeLetter } from '@/components/label-picker/type-badge';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { Progress } from '@/components/ui/progress';
import { Section } from '@/components/ui/section';
import type { ProjectFigures } from '@/lib/annotation/server/figures/project-figures';
import type { ProjectCharts } from '@/lib/annotation/server/figures/project-charts';
import { formatSampleQuery, foundQuery } from '@/lib/sample/query';
import { ERROR_TYPE_FACTS, type ErrorCategory } from '@/lib/typology/error-type';

const TONE: Record<ErrorCategory, string> = {
  hallucination: 'bg-hallucination',
  knowledge: 'bg-knowledge',
  logic: 'bg-logic',
  other: 'bg-other',
};

interface Props {
  base: string;
  /** Samples that are gold, with nothing of them open. */
  whole: number;
  figures: ProjectFigures;
  types: ProjectCharts['types'];
  exportedAt: string | null;
}

/** What the data set would hold if it were taken now. */
export function DataSetSection({ base, whole, figures, types, exportedAt }: Props) {
  const t = useTranslations('home.data');
  const names = useTranslations('typology');
  const format = useFormatter();
  const { samples, prefilled, withdrawn } = figures;
  const bars: Bar[] = types.map(({ type, count }) => ({
    key: type,
    label: names(`${type}.name`),
    count,
    mark: <TypeLetter type={type} />,
    href: `${base}/samples?${formatSampleQuery(foundQuery(type)).toString()}`,
    tone: TONE[ERROR_TYPE_FACTS[type].category],
  }));
  return (
    <Section
      title={t('title')}
      description={
        exportedAt
          ? t('exported', { date: format.dateTime(new Date(exportedAt), { dateStyle: 'medium' }) })
          : t('neverExported')
      }
      actions={<LinkButton href={`${base}/export`}>{t('export')}</LinkButton>}
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <li>
          <PageLink href={`${base}/samples`} className="text-ink-2 underline underline-offset-2">
            {t('samples')}
          </PageLink>{' '}
          <span className="num font-medium">{samples}</span>
        </li>
        <li className="num text-ink-3">{t('prefilled', { count: prefilled })}</li>
        {withdrawn > 0 && <li className="num text-ink-3">{t('withdrawn', { count: withdrawn })}</li>}
      </ul>
      <Rates whole={whole} figures={figures} />
      {bars.length > 0 && (
        <div className="mt-5 flex flex-col gap-2">
          <h3 className="text-sm font-medium text-ink-2">{t('types')}</h3>
          <BarList bars={bars} />
        </div>
      )}
    </Section>
  );
}

/** How much is gold, how much of that is inconsistent, and how much of the pre-fill people accepted. */
function Rates({ whole: golden, figures: { gold, labelled, acceptance } }: Pick<Props, 'whole' | 'figures'>) {
  const t = useTranslations('home.data');
  if (!gold) return null;
  const judged = gold.consistent + gold.inconsistent;
  const reviewed = acceptance.confirmed + acceptance.changed;
  const rates = [
    { key: 'gold', part: golden, whole: Math.max(labelled, golden), tone: 'confirmed' },
    { key: 'inconsistent', part: gold.inconsistent, whole: judged, tone: 'danger' },
    { key: 'accepted', part: acceptance.confirmed, whole: reviewed, tone: 'accent' },
  ] as const;
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-3">
      {rates
        .filter(({ whole }) => whole > 0)
        .map(({ key, part, whole, tone }) => (
          <Progress
            key={key}
            label={t(key)}
            value={part}
            max={whole}
            tone={tone}
            note={t('of', { part, whole })}
          />
        ))}
    </div>
  );
}
