import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import { Section } from '@/components/ui/section';
import type { ProjectFigures } from '@/lib/annotation/server/figures/project-figures';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';

/**
 * What was found: answers by gold verdict (hidden from annotators), and how many pre-filled verdicts were confirmed.
 * Training, honeypots and uncounted work have separate lines.
 */
export function SaidSection({ figures, fresh }: { figures: ProjectFigures; fresh: boolean }) {
  const t = useTranslations('home');
  const { gold, labelled, annotations, verdicts, acceptance } = figures;
  const judged = gold ? gold.consistent + gold.inconsistent : annotations.counted;
  const inconsistent = gold ? gold.inconsistent : verdicts.inconsistent;
  const reviewed = acceptance.confirmed + acceptance.changed;
  const apart = (['training', 'honeypot', 'uncounted'] as const).filter((part) => annotations[part] > 0);
  const total = Object.values(annotations).reduce((sum, count) => sum + count, 0);
  if (labelled === 0 && judged === 0 && total === 0) return null;
  return (
    <Section title={t(gold ? 'gold.title' : 'own.title')} description={fresh ? undefined : t('gold.stale')}>
      <div className="grid gap-5 sm:grid-cols-2">
        {gold && (
          <div className="flex flex-col gap-1.5">
            <Progress
              label={t('gold.of')}
              value={judged}
              max={Math.max(labelled, judged)}
              tone="confirmed"
              note={t('of', { part: judged, whole: Math.max(labelled, judged) })}
            />
            <p className="num text-sm text-ink-3">
              {GOLD_ORIGINS_OF_ANSWERS.map((origin) =>
                t(`gold.${origin}`, { count: gold.byOrigin[origin] }),
              ).join(' · ')}
            </p>
          </div>
        )}
        {judged > 0 && (
          <Progress
            label={t(gold ? 'gold.inconsistent' : 'own.inconsistent')}
            value={inconsistent}
            max={judged}
            tone="danger"
            note={t('of', { part: inconsistent, whole: judged })}
          />
        )}
        {reviewed > 0 && (
          <Progress
            label={t('accepted')}
            value={acceptance.confirmed}
            max={reviewed}
            tone="confirmed"
            note={t('of', { part: acceptance.confirmed, whole: reviewed })}
          />
        )}
      </div>
      <p className="num mt-4 text-sm text-ink-3">
        {t('annotations', { count: annotations.counted })}
        {gold &&
          apart.map((part) => <span key={part}> · {t(`apart.${part}`, { count: annotations[part] })}</span>)}
      </p>
    </Section>
  );
}
