import { useFormatter, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { type ErrataFigures, ERRATUM_OUTCOMES } from '@/lib/snapshot/errata/errata-view-schema';
import { FigureTable } from '../../gold-figures/figure-table';
import { Section } from '@/components/ui/section';

interface Props {
  errata: ErrataFigures;
  /** Whose labels they are, as people may read it. */
  released: string;
  projectId: string;
  number: number;
  /** Whether it still holds the samples that were corrected. */
  whole: boolean;
}

const COLUMNS = ['samples', 'reviewed', 'errors', 'drawn', 'drawnErrors'] as const;

/** What the gold makes of released labels: how many stand, how many are corrected, and how many wrong ones are left. */
export function ErrataSection({ errata, released, projectId, number, whole }: Props) {
  const t = useTranslations('snapshots.errata');
  const format = useFormatter();
  const { samples, outcomes, corrected, segments, segmentsOnly, strata } = errata;
  const percent = (share: number): string =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const rate = (found: ErrataFigures['releasedErrors']): string => {
    if (found === null) return t('unknown');
    const [low, high] = [percent(found.low), percent(found.high)];
    return found.value === null
      ? t('bounds', { low, high })
      : t('interval', { value: percent(found.value), low, high });
  };
  const items = [
    { term: t('released'), value: t('releasedOf', { released, samples }) },
    ...ERRATUM_OUTCOMES.map((outcome) => ({
      term: t(`outcomes.${outcome}`),
      value:
        outcome === 'corrected'
          ? t('correctedOf', { n: outcomes.corrected, ...corrected })
          : outcomes[outcome],
    })),
    { term: t('segments'), value: t('segmentsOf', { n: segments, only: segmentsOnly }) },
    { term: t('releasedErrors'), value: rate(errata.releasedErrors) },
    { term: t('remainingErrors'), value: rate(errata.remainingErrors) },
  ];
  return (
    <>
      <Section
        title={t('title')}
        description={t('text')}
        actions={
          whole && (
            <LinkButton href={`/projects/${projectId}/snapshots/${number}/corrections`}>
              {t('list')}
            </LinkButton>
          )
        }
      >
        <DescriptionList items={items} />
      </Section>
      <FigureTable
        title={t('strata')}
        description={t('strataText')}
        file={`snapshot-${number}-errata`}
        corner={t('stratum')}
        columns={COLUMNS.map((key) => ({ key, name: t(`columns.${key}`) }))}
        rows={strata.map(({ name, ...figures }) => ({ name: t(`stratumNames.${name}`), figures }))}
        text={(_, value) => format.number(value)}
      />
    </>
  );
}
