import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { ShortHash } from '@/components/ui/form/short-hash';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { SnapshotManifest } from '@/lib/snapshot/manifest-view-schema';

const COLUMNS = ['name', 'share', 'samples', 'hash'] as const;

/** The splits of a snapshot: what was asked for, how many samples that came to, and the hash of each. */
export function SplitTable({ splits }: Pick<SnapshotManifest, 'splits'>) {
  const t = useTranslations('snapshots');
  return (
    <Section title={t('splits')} description={t('splitsText')}>
      <Table aria-label={t('splits')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableHeader key={column} numeric={column === 'share' || column === 'samples'}>
                {t(`splitColumn.${column}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {splits.map(({ name, share, samples, hash }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell numeric>{share}</TableCell>
              <TableCell numeric>{samples}</TableCell>
              <TableCell className="whitespace-nowrap">
                <ShortHash hash={hash} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
