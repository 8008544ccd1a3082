import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { BoardFigures, JudgePair } from '@/lib/evaluation/board/view-schema';
import { CellValue } from '../cell-value';
import { cellHref } from '../choice';
import { useBoardNames } from '../use-names';

interface Props {
  projectId: string;
  board: BoardFigures;
}

/** In each pair the better judge first; the surest difference on top. */
export function PairTable({ projectId, board }: Props) {
  const t = useTranslations('judges.pairs');
  const names = useBoardNames().judges(board);
  const pairs = board.pairs.map(betterFirst).sort((one, other) => one.adjusted - other.adjusted);
  const idOf = (judge: number): string => board.judges[judge]!.id;
  return (
    <>
      <Table aria-label={t('title')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('judges')}</TableHeader>
            {(['both', 'one', 'other', 'neither'] as const).map((key) => (
              <TableHeader key={key} numeric>
                {t(key)}
              </TableHeader>
            ))}
            <TableHeader numeric>{t('balanced')}</TableHeader>
            <TableHeader numeric>{t('accuracy')}</TableHeader>
            <TableHeader numeric>{t('exact')}</TableHeader>
            <TableHeader numeric>{t('midP')}</TableHeader>
            <TableHeader numeric>{t('adjusted')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {pairs.map((pair) => {
            const [one, other] = pair.judges;
            const name = t('name', { one: names[one]!, other: names[other]! });
            const listed = (
              outcome: 'right' | 'wrong',
              otherOutcome: 'right' | 'wrong',
              n: number,
              label: string,
            ) => (
              <TableCell numeric>
                <TextLink
                  href={cellHref(projectId, { judge: idOf(one), outcome, other: idOf(other), otherOutcome })}
                  aria-label={t('cell', { name, label, n })}
                >
                  {n}
                </TextLink>
              </TableCell>
            );
            return (
              <TableRow key={pair.judges.join(' ')}>
                <th scope="row" className="min-w-64 px-3 py-1.5 font-medium">
                  {name}
                </th>
                {listed('right', 'right', pair.both, t('both'))}
                {listed('right', 'wrong', pair.one, t('one'))}
                {listed('wrong', 'right', pair.other, t('other'))}
                {listed('wrong', 'wrong', pair.neither, t('neither'))}
                <TableCell numeric>
                  <CellValue value={{ kind: 'measured', ...pair.figures.balancedAccuracy }} label={name} />
                </TableCell>
                <TableCell numeric>
                  <CellValue value={{ kind: 'measured', ...pair.figures.accuracy }} label={name} />
                </TableCell>
                <TableCell numeric>
                  <P value={pair.exact} />
                </TableCell>
                <TableCell numeric>
                  <P value={pair.midP} />
                </TableCell>
                <TableCell numeric className={pair.adjusted < 0.05 ? 'font-semibold' : undefined}>
                  <P value={pair.adjusted} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <p className="max-w-[76ch] text-sm text-ink-3">{t('method')}</p>
    </>
  );
}

/** A probability to three places; a tiny one by its bound. */
function P({ value }: { value: number }) {
  const format = useFormatter();
  const t = useTranslations('judges.pairs');
  const text = format.number(Math.max(value, 0.001), { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return value < 0.001 ? t('below', { value: text }) : text;
}

/** The pair turned so that the judge with the higher balanced accuracy stands first; without one it stays. */
function betterFirst(pair: JudgePair): JudgePair {
  const { judges, one, other, figures } = pair;
  if ((figures.balancedAccuracy.value ?? 0) >= 0) return pair;
  return {
    ...pair,
    judges: [judges[1], judges[0]],
    one: other,
    other: one,
    figures: {
      balancedAccuracy: turned(figures.balancedAccuracy),
      accuracy: turned(figures.accuracy),
    },
  };
}

function turned(figure: JudgePair['figures']['accuracy']): JudgePair['figures']['accuracy'] {
  const { value, interval, atMostZero } = figure;
  return {
    value: value === null ? null : -value,
    interval: 'low' in interval ? { ...interval, low: -interval.high, high: -interval.low } : interval,
    atMostZero: atMostZero === null ? null : 1 - atMostZero,
  };
}
