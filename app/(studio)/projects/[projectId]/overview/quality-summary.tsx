import { useFormatter, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Quality, StoredAlpha } from '@/lib/agreement/server/load-quality';
import { isDefined } from '@/lib/agreement/statistics/coefficient';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { cellQuery } from '@/lib/agreement/units/cell';
import { readChoice, segmentsHref } from '../agreement/choice';
import { useNames } from '../agreement/use-names';
import { useRoundText } from '../rounds/use-round-text';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** How far people agree, as last computed: over all, round against round, and on which types least. */
export function QualitySummary({ projectId, quality }: { projectId: string; quality: Quality }) {
  const t = useTranslations('home.quality');
  const format = useFormatter();
  const { word } = useNames();
  const rounds = useRoundText();
  const { whole, disputed } = quality;
  const lines = [
    ...(whole ? [{ ...whole, key: 'whole', name: t('whole') }] : []),
    ...quality.rounds.map((round) => ({ ...round, key: round.id, name: rounds.name(round) })),
  ];
  const link = <LinkButton href={`/projects/${projectId}/agreement`}>{t('open')}</LinkButton>;
  return (
    <Section title={t('title')} description={t(lines.length > 0 ? 'text' : 'none')} actions={link}>
      {lines.length > 0 && (
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
          {lines.map(({ key, name, ...stored }) => (
            <div key={key} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="num">
                <Alpha stored={stored} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {disputed.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {t('disputed')}{' '}
          {disputed.map(({ key, units, differing }, index) => (
            <span key={key}>
              {index > 0 && t('comma')}
              <TextLink href={segmentsHref(projectId, readChoice({}), cellQuery({ of: 'type', type: key }))}>
                {word(key)}
              </TextLink>{' '}
              <span className="num">
                {t('share', {
                  share: format.number(differing / units, { style: 'percent' }),
                  differing,
                  units,
                })}
              </span>
            </span>
          ))}
        </p>
      )}
    </Section>
  );
}

function Alpha({ stored: { alpha, units, madeAt } }: { stored: StoredAlpha }) {
  const t = useTranslations('home.quality');
  const format = useFormatter();
  const two = (value: number): string => format.number(value, TWO);
  const made = t('made', { units, date: format.dateTime(new Date(madeAt), { dateStyle: 'medium' }) });
  return (
    <>
      <span className="font-semibold">{isDefined(alpha) ? two(alpha.value) : t('undefined')}</span>
      {isInterval(alpha.interval) &&
        ` ${t('interval', { low: two(alpha.interval.low), high: two(alpha.interval.high) })}`}
      <span className="text-sm text-ink-3"> {made}</span>
    </>
  );
}
