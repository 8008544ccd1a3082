import { useTranslations } from 'next-intl';
import { type Bar, BarList } from '@/components/charts/bar-list';
import { DayBars } from '@/components/charts/day-bars';
import { TypeLetter } from '@/components/label-picker/type-badge';
import { Section } from '@/components/ui/section';
import type { ProjectCharts } from '@/lib/annotation/server/figures/project-charts';
import { formatSampleQuery, foundQuery } from '@/lib/sample/query';
import { ERROR_TYPE_FACTS, type ErrorCategory } from '@/lib/typology/error-type';

const TONE: Record<ErrorCategory, string> = {
  hallucination: 'bg-hallucination',
  knowledge: 'bg-knowledge',
  logic: 'bg-logic',
  other: 'bg-other',
};

/** Which errors people found, and how much they did of late; nothing while nobody has submitted anything. */
export function Charts({ base, charts }: { base: string; charts: ProjectCharts }) {
  const t = useTranslations('home');
  const names = useTranslations('typology');
  const bars: Bar[] = charts.types.map(({ type, count }) => ({
    key: type,
    label: names(`${type}.name`),
    count,
    mark: <TypeLetter type={type} />,
    href: `${base}/samples?${formatSampleQuery(foundQuery(type)).toString()}`,
    tone: TONE[ERROR_TYPE_FACTS[type].category],
  }));
  if (bars.length === 0 && charts.days.every(({ count }) => count === 0)) return null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Section title={t('types')} description={t(bars.length > 0 ? 'typesOf' : 'typesNone')}>
        <BarList bars={bars} />
      </Section>
      <Section title={t('days')} description={t('daysOf')}>
        <DayBars days={charts.days} />
      </Section>
    </div>
  );
}
