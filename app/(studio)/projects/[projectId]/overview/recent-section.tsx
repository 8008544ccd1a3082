import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { StalledPlaces } from '@/lib/annotation/server/assignment/list-stalled';
import type { RecentWork } from '@/lib/annotation/server/figures/load-recent-work';
import { useRoundText } from '../rounds/use-round-text';

const COLUMNS = ['person', 'submitted', 'time', 'honeypots', 'stuck'] as const;
const FIGURES: ReadonlySet<string> = new Set(['submitted', 'time', 'honeypots']);

interface Props {
  base: string;
  people: readonly RecentWork[];
  stalled: readonly StalledPlaces[];
}

/** What people did since yesterday, and who does not get on. */
export function RecentSection({ base, people, stalled }: Props) {
  const t = useTranslations('home.recent');
  const { time } = useRoundText();
  const working = new Set(people.map(({ key }) => key));
  const idle = [...new Map(stalled.map((one) => [one.userId, one])).values()]
    .filter(({ userId }) => !working.has(userId))
    .map(({ userId, name }) => ({ key: userId, name }));
  if (people.length + idle.length === 0) return null;
  const stuckOf = (key: string) => stalled.filter(({ userId }) => userId === key);
  return (
    <Section title={t('title')}>
      <Table aria-label={t('byPerson')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableHeader key={column} numeric={FIGURES.has(column)}>
                {t(`column.${column}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map(({ key, name, submitted, training, activeMs, recall }) => (
            <TableRow key={key}>
              <th scope="row" className="px-3 py-1.5 text-left font-medium">
                {name}
              </th>
              <TableCell numeric>
                {submitted}
                {training > 0 && <span className="text-ink-3"> {t('training', { count: training })}</span>}
              </TableCell>
              <TableCell numeric>{activeMs > 0 && time(activeMs)}</TableCell>
              <TableCell numeric>{recall.of > 0 && t('found', recall)}</TableCell>
              <TableCell>
                <Stuck base={base} places={stuckOf(key)} />
              </TableCell>
            </TableRow>
          ))}
          {idle.map(({ key, name }) => (
            <TableRow key={key}>
              <th scope="row" className="px-3 py-1.5 text-left font-medium">
                {name}
              </th>
              <TableCell numeric>0</TableCell>
              <TableCell />
              <TableCell />
              <TableCell>
                <Stuck base={base} places={stuckOf(key)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

/** What somebody holds and does not work on, by round. */
function Stuck({ base, places }: { base: string; places: readonly StalledPlaces[] }) {
  const t = useTranslations('home.recent');
  const format = useFormatter();
  return places.map(({ roundId, count, since }) => (
    <TextLink key={roundId} href={`${base}/rounds/${roundId}`} className="block">
      {t('untouched', { count, date: format.dateTime(new Date(since), { month: 'short', day: 'numeric' }) })}
    </TextLink>
  ));
}
