import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { EXPOSURES } from '@/lib/annotation/view';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';
import { EVIDENCE_KINDS, partlyOpen } from '@/lib/snapshot/manifest-view-schema';
import type { GoldStatistics } from '@/lib/snapshot/statistics-view-schema';
import { AgreementText } from './agreement-text';
import { useFigureNames } from './use-figure-names';

/** Where the gold of a snapshot comes from: by which rule, of whose labels, and what they had been shown. */
export function SourcesSection({ statistics }: { statistics: GoldStatistics }) {
  const t = useTranslations('snapshots');
  const names = useFigureNames();
  const format = useFormatter();
  const { gold, exposure, agreement, goldRule, guideline, variation, dissent } = statistics;
  const counts = (given: readonly { name: string; n: number }[]): string =>
    given
      .filter(({ n }) => n > 0)
      .map((one) => t('counted', { name: one.name, n: one.n }))
      .join(t('comma'));
  const origins = [
    ...GOLD_ORIGINS_OF_ANSWERS.map((name) => ({
      name: t(`goldOrigins.${name}`),
      n: statistics.goldOrigins[name],
    })),
    { name: t('partlyOpen'), n: partlyOpen(statistics) },
  ];
  const shown = EXPOSURES.map((name) => ({ name: names.exposure(name), n: exposure[name] }));
  const evidence = EVIDENCE_KINDS.map((name) => ({
    name: t(`evidenceKinds.${name}`),
    n: statistics.evidence[name],
  }));
  const shownJudges = statistics.judges.filter(({ labels }) => labels > 0);
  const judges = names
    .judges(shownJudges)
    .map((judge, at) => t('judgeLabels', { judge, n: shownJudges[at]!.labels }));
  const items: { term: string; value: ReactNode }[] = [
    { term: t('rule'), value: t(`rules.${goldRule.kind}`, { votes: goldRule.votes }) },
    {
      term: t('guideline'),
      value: guideline ? t('guidelineOf', { number: guideline.number }) : t('noGuideline'),
    },
    { term: t('goldOrigin'), value: counts(origins) || t('nothing') },
    {
      term: t('people'),
      value: t('peopleOf', { annotators: statistics.annotators, annotations: statistics.annotations }),
    },
    { term: t('variation'), value: t('variationOf', variation) },
    ...(dissent ? [{ term: t('dissent'), value: t('dissentOf', dissent) }] : []),
    { term: t('agreement'), value: agreement ? <AgreementText agreement={agreement} /> : t('noAgreement') },
    { term: t('evidence'), value: counts(evidence) || t('nothing') },
    { term: t('exposure'), value: counts(shown) || t('nothing') },
    {
      term: t('blind'),
      value: t('blindOf', { n: statistics.blind, of: gold.consistent + gold.inconsistent }),
    },
    { term: t('judges'), value: judges.join(t('comma')) || t('nothing') },
    {
      term: t('questionLength'),
      value: t('characters', { n: format.number(Math.round(statistics.lengths.question)) }),
    },
  ];
  return (
    <Section title={t('inside')} description={t('insideText')}>
      <DescriptionList items={items} />
    </Section>
  );
}
