import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RoundDetail } from '@/lib/round/view';
import { useRoundText } from '../use-round-text';

const COLUMNS = [
  'person',
  'submitted',
  'inProgress',
  'reserved',
  'honeypots',
  'ended',
  'active',
  'perSample',
  'last',
] as const;
/** All others are figures. */
const WORDS: ReadonlySet<string> = new Set(['person', 'last']);

/** What each person has done in a round, and how long it took them. */
export function RoundPeopleTable({ round }: { round: RoundDetail }) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const words = useRoundText();
  if (round.progress.length === 0)
    return (
      <Section title={t('people.title')}>
        <p className="text-ink-3">{t('people.none')}</p>
      </Section>
    );
  const tried = round.honeypots.laid > 0;
  const columns = COLUMNS.filter((column) => tried || column !== 'honeypots');
  return (
    <Section title={t('people.title')}>
      <Table aria-label={t('people.title')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableHeader key={column} numeric={!WORDS.has(column)}>
                {t(`column.${column}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {round.progress.map(({ key, userId, name, honeypots, ended, activeMs, lastAt, ...work }) => (
            <TableRow key={key}>
              <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                {name}
                {!userId && <span className="text-ink-3"> · {t('people.imported')}</span>}
              </th>
              <TableCell numeric>{format.number(work.submitted)}</TableCell>
              <TableCell numeric>{format.number(work.inProgress)}</TableCell>
              <TableCell numeric>{format.number(work.reserved)}</TableCell>
              {tried && <TableCell numeric>{format.number(honeypots.submitted)}</TableCell>}
              <TableCell numeric>{format.number(ended)}</TableCell>
              <TableCell numeric className="whitespace-nowrap">
                {words.time(activeMs)}
              </TableCell>
              <TableCell numeric className="whitespace-nowrap">
                {activeMs > 0 &&
                  work.submitted + honeypots.submitted > 0 &&
                  words.time(activeMs / (work.submitted + honeypots.submitted))}
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
