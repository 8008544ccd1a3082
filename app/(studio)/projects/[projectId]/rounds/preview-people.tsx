import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RoundPreview } from '@/lib/round/preview';

/** What each person of the round would find there. */
export function PreviewPeople({ preview: { people, honeypotShare } }: { preview: RoundPreview }) {
  const t = useTranslations('rounds.preview');
  const format = useFormatter();
  if (people.length === 0) return null;
  return (
    <Table aria-label={t('people')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('person')}</TableHeader>
          <TableHeader numeric>{t('mayGet')}</TableHeader>
          <TableHeader numeric>{t('knows')}</TableHeader>
          {honeypotShare > 0 && <TableHeader numeric>{t('newHoneypots')}</TableHeader>}
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map(({ userId, name, mayGet, knows, honeypots }) => (
          <TableRow key={userId}>
            <th scope="row" className="px-3 py-1.5 font-normal">
              {name}
            </th>
            <TableCell numeric>{format.number(mayGet)}</TableCell>
            <TableCell numeric>{format.number(knows)}</TableCell>
            {honeypotShare > 0 && <TableCell numeric>{format.number(honeypots)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
