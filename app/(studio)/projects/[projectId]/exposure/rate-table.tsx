import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RateRow } from '@/lib/annotation/exposure/exposure-report';
import { ShareText } from './share-text';

export const RATES = ['accepted', 'overturned', 'flipped', 'toward', 'away'] as const;

/** Rates of the labels of some people, methods or words of the judge, one row each. */
export function RateTable({ title, rows }: { title: string; rows: readonly RateRow[] }) {
  const t = useTranslations('exposure.page');
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium text-ink-2">{title}</h3>
      <Table aria-label={title}>
        <TableHead>
          <TableRow>
            <TableHeader className="relative">
              <span className="sr-only">{title}</span>
            </TableHeader>
            {RATES.map((rate) => (
              <TableHeader key={rate}>{t(`rateName.${rate}`)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                {row.name}
              </th>
              {RATES.map((rate) => (
                <TableCell key={rate}>
                  <ShareText share={row[rate]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
