import { useFormatter, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { SampleQuery, SampleRow, SampleState } from '@/lib/sample/query';
import { ERROR_TYPE_FACTS } from '@/lib/typology/error-type';
import { SortHeader } from './sort-header';
import { Verdict } from './verdict';

const TONES: Record<SampleState, Tone> = {
  open: 'neutral',
  claimed: 'accent',
  submitted: 'confirmed',
  withdrawn: 'needs',
};
const COLUMNS = [
  { name: 'number', sort: 'ordinal' },
  { name: 'id', sort: 'id' },
  { name: 'question' },
  { name: 'language' },
  { name: 'generator' },
  { name: 'state' },
  { name: 'machine' },
  { name: 'person' },
  { name: 'updated', sort: 'updated' },
] as const;

interface Props {
  base: string;
  query: SampleQuery;
  rows: readonly SampleRow[];
  to: (change: Partial<SampleQuery>) => string;
}

/** One page of samples; what is sorted by can be changed at the head of its column. */
export function SampleTable({ base, query, rows, to }: Props) {
  const t = useTranslations('samples');
  const format = useFormatter();
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <SortHeader
              key={column.name}
              sort={'sort' in column ? column.sort : null}
              {...{ query, to }}
              label={t(column.name)}
            />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} className="hover:bg-hover">
            <TableCell className="num text-ink-3">{row.ordinal}</TableCell>
            <TableCell className="max-w-56 truncate">
              <TextLink href={`${base}/${row.id}`} prefetch={false}>
                {row.externalId}
              </TextLink>
            </TableCell>
            <TableCell lang={row.language} className="max-w-110 truncate">
              {row.question}
            </TableCell>
            <TableCell>{row.language}</TableCell>
            <TableCell className="max-w-40 truncate">{row.generator}</TableCell>
            <TableCell>
              <Badge tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge>
            </TableCell>
            <TableCell className="whitespace-nowrap">
              {row.machine && <Verdict verdict={row.machine.verdict} />}
            </TableCell>
            <TableCell>
              <span className="flex flex-wrap items-center gap-1">
                {row.human && <Verdict verdict={row.human.verdict} />}
                {row.human?.errorTypes.map((type) => (
                  <Badge key={type} tone={ERROR_TYPE_FACTS[type].category}>
                    {type}
                  </Badge>
                ))}
                {row.human?.flagReason != null && <Badge tone="needs">{t('flagged')}</Badge>}
              </span>
            </TableCell>
            <TableCell className="num whitespace-nowrap text-ink-2">
              {row.human &&
                format.dateTime(new Date(row.human.updatedAt), { dateStyle: 'short', timeStyle: 'short' })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
