import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RoundDetail } from '@/lib/round/view';
import { useRoundWords } from '../use-round-words';

const COLUMNS = ['person', 'submitted', 'claimed', 'ended', 'active', 'perSample', 'last'] as const;

/** What each person has done in a round, and how long it took them. */
export function PeopleTable({ round }: { round: RoundDetail }) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const words = useRoundWords();
  if (round.progress.length === 0)
    return (
      <Section title={t('people.title')}>
        <p className="text-ink-3">{t('people.none')}</p>
      </Section>
    );
  return (
    <Section title={t('people.title')}>
      <Table aria-label={t('people.title')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableHeader key={column}>{t(`column.${column}`)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {round.progress.map(({ userId, name, submitted, claimed, ended, activeMs, lastAt }) => (
            <TableRow key={userId}>
              <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                {name}
              </th>
              <TableCell className="num">{format.number(submitted)}</TableCell>
              <TableCell className="num">{format.number(claimed)}</TableCell>
              <TableCell className="num">{format.number(ended)}</TableCell>
              <TableCell className="num whitespace-nowrap">{words.time(activeMs)}</TableCell>
              <TableCell className="num whitespace-nowrap">
                {submitted > 0 && words.time(activeMs / submitted)}
              </TableCell>
              <TableCell className="num whitespace-nowrap">
                {lastAt && format.dateTime(new Date(lastAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
