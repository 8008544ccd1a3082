import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { PersonProgress, RoundView } from '@/lib/round/view';
import { useRoundText } from './use-round-text';

interface Props {
  base: string;
  rounds: readonly RoundView[];
  progress: readonly PersonProgress[];
}

/** What each person has done in each round; a cell leads to their places in it. */
export function ProgressGrid({ base, rounds, progress }: Props) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const words = useRoundText();
  const people = [...new Map(progress.map((cell) => [cell.key, cell]))];
  const cells = new Map(progress.map((cell) => [`${cell.key} ${cell.roundId}`, cell]));
  const columns = rounds.toReversed();
  return (
    <Section title={t('grid.title')} description={t('grid.text')}>
      {people.length === 0 ? (
        <p className="text-ink-3">{t('grid.none')}</p>
      ) : (
        <Table aria-label={t('grid.title')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('column.person')}</TableHeader>
              {columns.map((round) => (
                <TableHeader key={round.id} numeric>
                  {words.name(round)}
                </TableHeader>
              ))}
              <TableHeader numeric>{t('column.active')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map(([key, { userId, name }]) => (
              <TableRow key={key}>
                <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                  {name}
                  {!userId && <span className="text-ink-3"> · {t('people.imported')}</span>}
                </th>
                {columns.map(({ id }) => {
                  const cell = cells.get(`${key} ${id}`);
                  return (
                    <TableCell key={id} numeric className="whitespace-nowrap">
                      {cell && (
                        <>
                          {userId ? (
                            <TextLink href={`${base}/${id}?person=${userId}#assignments`}>
                              {format.number(cell.submitted)}
                            </TextLink>
                          ) : (
                            format.number(cell.submitted)
                          )}
                          {(['inProgress', 'reserved'] as const).map(
                            (what) =>
                              cell[what] > 0 && (
                                <span key={what} className="text-ink-3">
                                  {' '}
                                  · {t(`grid.${what}`, { count: cell[what] })}
                                </span>
                              ),
                          )}
                          {cell.honeypots.submitted > 0 && (
                            <span className="text-ink-3">
                              {' '}
                              · {t('onHoneypots', { count: cell.honeypots.submitted })}
                            </span>
                          )}
                        </>
                      )}
                    </TableCell>
                  );
                })}
                <TableCell numeric className="whitespace-nowrap">
                  {words.time(
                    progress
                      .filter((cell) => cell.key === key)
                      .reduce((sum, { activeMs }) => sum + activeMs, 0),
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}
