import { useFormatter, useTranslations } from 'next-intl';
import { MatrixFiles } from '@/components/charts/matrix-files';
import { MatrixTable } from '@/components/charts/matrix-table';
import { Section } from '@/components/ui/section';
import { cellQuery } from '@/lib/agreement/units/cell';
import { isDefined } from '@/lib/agreement/statistics/coefficient';
import type { AgreementFigures, PairFigures } from '@/lib/agreement/figures/figures';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { byName } from '@/lib/text/by-name';
import { type AgreementChoice, fileName, segmentsHref } from './choice';
import { useMissingInterval } from '../use-missing-interval';

interface Props {
  projectId: string;
  choice: AgreementChoice;
  figures: AgreementFigures;
  names: Readonly<Record<string, string>>;
}

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Cohen's kappa of every two people who have judged the same. */
export function PairsSection({ projectId, choice, figures, names }: Props) {
  const t = useTranslations('agreement.pairs');
  const reasons = useTranslations('agreement.undefined');
  const format = useFormatter();
  const whyMissing = useMissingInterval();
  const pairs = figures.pairs[choice.granularity === 'verdict' ? 'verdict' : 'type'];
  const people = figures.people.map(({ author }) => ({ author, name: names[author] ?? author })).sort(byName);
  const found = new Map(
    pairs.flatMap(
      (pair) =>
        [
          [`${pair.a} ${pair.b}`, pair],
          [`${pair.b} ${pair.a}`, pair],
        ] as const,
    ),
  );
  const textOf = ({ kappa }: PairFigures) => (isDefined(kappa) ? format.number(kappa.value, TWO) : '–');
  const labelOf = (one: string, other: string, { kappa, raw, units }: PairFigures): string => {
    const values = {
      one,
      other,
      units,
      raw: isDefined(raw) ? raw.value : 0,
      kappa: isDefined(kappa) ? format.number(kappa.value, TWO) : reasons(kappa.undefined),
    };
    const { interval } = kappa;
    if (!isDefined(kappa)) return t('cell', values);
    if (!isInterval(interval)) return t('cellNoInterval', { ...values, why: whyMissing(interval) });
    return t('cellInterval', {
      ...values,
      low: format.number(interval.low, TWO),
      high: format.number(interval.high, TWO),
    });
  };
  const lines = people.map((one) =>
    people.map((other) => {
      const pair = found.get(`${one.author} ${other.author}`);
      return pair && one !== other ? { one, other, pair } : null;
    }),
  );
  return (
    <Section
      title={t('title')}
      description={t(choice.granularity === 'verdict' ? 'textVerdict' : 'textType')}
      actions={
        pairs.length > 0 && (
          <MatrixFiles
            name={fileName('people', choice)}
            data={{
              title: t('title'),
              rowAxis: t('one'),
              columnAxis: t('other'),
              rows: people.map(({ name }) => name),
              columns: people.map(({ name }) => name),
              cells: lines.flat().flatMap((cell) =>
                cell
                  ? [
                      {
                        row: cell.one.name,
                        column: cell.other.name,
                        text: textOf(cell.pair),
                        share: shareOf(cell.pair),
                      },
                    ]
                  : [],
              ),
            }}
          />
        )
      }
    >
      {pairs.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <MatrixTable
          label={t('title')}
          corner={t('corner')}
          columns={people.map(({ name }) => name)}
          rows={lines.map((line, index) => ({
            name: people[index]!.name,
            cells: line.map(
              (cell) =>
                cell && {
                  text: textOf(cell.pair),
                  share: shareOf(cell.pair),
                  label: labelOf(cell.one.name, cell.other.name, cell.pair),
                  href: segmentsHref(
                    projectId,
                    choice,
                    cellQuery({ of: 'people', a: cell.one.author, b: cell.other.author }),
                  ),
                },
            ),
          }))}
        />
      )}
    </Section>
  );
}

const shareOf = ({ kappa }: PairFigures): number => (isDefined(kappa) ? Math.max(0, kappa.value) : 0);
