import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { EXPOSURES } from '@/lib/annotation/view';
import { messageOr } from '@/lib/i18n/message-or';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import type { SnapshotManifest } from '@/lib/snapshot/manifest';
import { ERROR_TYPES } from '@/lib/typology/error-type';

/** What is in a snapshot: its samples, its gold, who made it, and what they had been shown. */
export function ManifestSection({ manifest }: { manifest: SnapshotManifest }) {
  const t = useTranslations('snapshots');
  const names = useManifestNames();
  const format = useFormatter();
  const { samples, gold, goldOrigins, segments, exposure, agreement, goldRule, guideline } = manifest;
  const n = (value: number): string => format.number(value);
  const counts = (given: readonly { name: string; n: number }[]): string =>
    given.map((one) => t('counted', { name: one.name, n: one.n })).join(t('comma'));
  const items: { term: string; value: ReactNode }[] = [
    { term: t('column.samples'), value: n(samples) },
    {
      term: t('languages'),
      value: counts(manifest.languages.map((one) => ({ ...one, name: names.language(one.name) }))),
    },
    {
      term: t('generators'),
      value: counts(manifest.generators.map((one) => ({ ...one, name: one.name || t('unknown') }))),
    },
    {
      term: t('origins'),
      value: counts(SAMPLE_ORIGINS.map((name) => ({ name: names.origin(name), n: manifest.origins[name] }))),
    },
    {
      term: t('lengths'),
      value: t('lengthsOf', {
        question: Math.round(manifest.lengths.question),
        reference: Math.round(manifest.lengths.reference),
        answer: Math.round(manifest.lengths.answer),
      }),
    },
    { term: t('gold'), value: t('goldOf', gold) },
    {
      term: t('goldOrigin'),
      value: counts(
        GOLD_ORIGINS_OF_ANSWERS.map((name) => ({ name: t(`goldOrigins.${name}`), n: goldOrigins[name] })),
      ),
    },
    { term: t('segments'), value: t('segmentsOf', segments) },
    {
      term: t('types'),
      value: (
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {ERROR_TYPES.filter((type) => manifest.types[type] > 0).map((type) => (
            <span key={type} className="flex items-center gap-1.5">
              <TypeBadge type={type} />
              <span className="num">{n(manifest.types[type])}</span>
            </span>
          ))}
          {ERROR_TYPES.every((type) => manifest.types[type] === 0) && t('noTypes')}
        </span>
      ),
    },
    {
      term: t('people'),
      value: t('peopleOf', { annotators: manifest.annotators, annotations: manifest.annotations }),
    },
    {
      term: t('exposure'),
      value:
        counts(
          EXPOSURES.filter((name) => exposure[name] > 0).map((name) => ({
            name: names.exposure(name),
            n: exposure[name],
          })),
        ) || t('noLabels'),
    },
    { term: t('blind'), value: t('blindOf', { n: manifest.blind, of: gold.consistent + gold.inconsistent }) },
    {
      term: t('judges'),
      value:
        counts(manifest.judges.map(({ labels, ...judge }) => ({ name: names.judge(judge), n: labels }))) ||
        t('noJudges'),
    },
    { term: t('agreement'), value: agreement ? <Agreement agreement={agreement} /> : t('noAgreement') },
    { term: t('rule'), value: t(`rules.${goldRule.kind}`, { votes: goldRule.votes }) },
    {
      term: t('guideline'),
      value: guideline ? t('guidelineOf', { number: guideline.number }) : t('noGuideline'),
    },
  ];
  return (
    <Section title={t('inside')} description={t('insideText')}>
      <DescriptionList items={items} />
    </Section>
  );
}

function Agreement({ agreement }: { agreement: NonNullable<SnapshotManifest['agreement']> }) {
  const t = useTranslations('snapshots');
  const format = useFormatter();
  const figure = (value: number): string =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const text = (measured: typeof agreement.verdict): string =>
    measured === null
      ? t('undefined')
      : measured.low === null || measured.high === null
        ? figure(measured.value)
        : t('interval', {
            value: figure(measured.value),
            low: figure(measured.low),
            high: figure(measured.high),
          });
  return t('agreementOf', {
    verdict: text(agreement.verdict),
    type: text(agreement.type),
    segments: agreement.segments,
  });
}

/** What things of a manifest are called. */
function useManifestNames() {
  const m = useTranslations('methods');
  const s = useTranslations('samples.origins');
  const a = useTranslations('auditLog.exposures');
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return {
    language: (code: string): string => languages.of(code) ?? code,
    origin: (name: (typeof SAMPLE_ORIGINS)[number]): string => s(name),
    exposure: (name: (typeof EXPOSURES)[number]): string => a(name),
    judge: ({ method, version, model }: Omit<SnapshotManifest['judges'][number], 'labels'>): string =>
      [messageOr(m, `${method}.name`, method), version, model].filter(Boolean).join(' '),
  };
}
