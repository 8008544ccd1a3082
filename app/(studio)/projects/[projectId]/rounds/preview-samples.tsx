import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RoundPreview } from '@/lib/round/preview';

/** The first samples that a round would take, in the order in which they are given. */
export function PreviewSamples({ preview: { first, samples, honeypots } }: { preview: RoundPreview }) {
  const t = useTranslations('rounds.preview');
  const format = useFormatter();
  if (first.length === 0) return null;
  const all = samples + honeypots;
  return (
    <details className="flex flex-col gap-2">
      <summary className="cursor-pointer text-sm font-medium">
        {first.length < all ? t('first', { shown: first.length, all }) : t('all', { all })}
      </summary>
      <div className="mt-2">
        <Table aria-label={t('samples')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('sample')}</TableHeader>
              <TableHeader>{t('question')}</TableHeader>
              <TableHeader>{t('knownTo')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {first.map(({ id, externalId, question, honeypot, knownTo }) => (
              <TableRow key={id}>
                <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                  {externalId} {honeypot && <Badge>{t('honeypot')}</Badge>}
                </th>
                <TableCell className="max-w-80 truncate">{question}</TableCell>
                <TableCell>{format.list(knownTo)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
}
