import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Agreement } from '@/lib/annotation/exposure/exposure-rates';
import { type ExposureFinding, FEW, findingOf } from '@/lib/annotation/exposure/exposure-report';
import { type Share, wilson } from '@/lib/annotation/exposure/proportion';
import { Difference } from './difference';
import { ShareText } from './share-text';
import { points } from './points';

const WAYS = ['prefilled', 'revealBefore', 'revealAfter', 'control'] as const;

/** How often people agree with the judge, by whether they had seen it: in a sentence, in rates, in differences. */
export function AgreementSection({ agreement, settings }: { agreement: Agreement; settings: string | null }) {
  const t = useTranslations('exposure.page');
  const finding = findingOf(agreement);
  const { prefilled, revealAfter, control } = agreement;
  return (
    <Section title={t('agreement')} description={<FindingSentence finding={finding} />}>
      {finding.kind === 'no_control' && settings !== null && (
        <TextLink href={settings} className="mb-3 inline-block text-sm">
          {t('toSettings')}
        </TextLink>
      )}
      <dl className="grid items-center gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[max-content_max-content_1fr]">
        {WAYS.map((way) => (
          <div key={way} className="contents">
            <dt className="text-ink-2">{t(`ways.${way}`)}</dt>
            <dd className="max-sm:mb-1.5">
              <ShareText share={agreement[way]} />
            </dd>
            <dd aria-hidden className="max-sm:hidden">
              <IntervalBar share={agreement[way]} />
            </dd>
          </div>
        ))}
        <Difference label={t('differences.prefilled')} seen={prefilled} unseen={control} />
        <Difference label={t('differences.reveal')} seen={revealAfter} unseen={control} />
      </dl>
    </Section>
  );
}

/** From nought to all: the interval as a band, the rate as a tick. */
function IntervalBar({ share }: { share: Share }) {
  const interval = share.of < FEW ? null : wilson(share);
  const percent = (value: number) => `${value * 100}%`;
  return (
    <span className="relative block h-3 max-w-96 min-w-24 rounded-sm bg-sunken">
      {interval && (
        <>
          <span
            className="absolute inset-y-0 rounded-sm bg-accent-line"
            style={{ left: percent(interval.low), width: percent(interval.high - interval.low) }}
          />
          <span
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent"
            style={{ left: percent(interval.value) }}
          />
        </>
      )}
    </span>
  );
}

/** What the figures come to, in one sentence. */
function FindingSentence({ finding }: { finding: ExposureFinding }) {
  const t = useTranslations('exposure.page.finding');
  const format = useFormatter();
  if (!('seen' in finding)) return t(finding.kind);
  const { kind, seen, unseen } = finding;
  if (kind === 'few') return t('few', { seen: seen.of, unseen: unseen.of });
  return t(kind, {
    seen: seen.n / seen.of,
    unseen: unseen.n / unseen.of,
    ...points(finding.difference, (value, options) => format.number(value, options)),
  });
}
