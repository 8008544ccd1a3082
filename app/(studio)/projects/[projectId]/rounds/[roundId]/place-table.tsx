'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Badge, type Tone } from '@/components/ui/badge';
import { Select } from '@/components/ui/form/select';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { PlaceRow, PlaceState, RoundAnnotator } from '@/lib/round/view';
import { reassign } from '../actions';
import { useRoundText } from '../use-round-text';

const TONES: Record<PlaceState, Tone> = {
  claimed: 'needs',
  reserved: 'neutral',
  submitted: 'confirmed',
  skipped: 'neutral',
  lapsed: 'neutral',
  reassigned: 'neutral',
  released: 'neutral',
};

interface Props {
  of: { projectId: string; roundId: string };
  rows: readonly PlaceRow[];
  annotators: readonly RoundAnnotator[];
  /** Nothing can be given to anybody. */
  fixed: boolean;
}

const isHeld = ({ state }: PlaceRow): boolean => state === 'claimed' || state === 'reserved';

/** One row a place; what is held can be given to somebody else. */
export function PlaceTable({ of, rows, annotators, fixed }: Props) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const words = useRoundText();
  const act = useOperation();
  const free = ({ holders }: PlaceRow): RoundAnnotator[] =>
    annotators.filter(({ userId }) => !holders.includes(userId));
  const give = ({ id, externalId }: PlaceRow, userId: string): void => {
    const name = annotators.find((annotator) => annotator.userId === userId)?.name ?? '';
    act.start(
      () => reassign({ ...of, placeId: id, userId }),
      t('assignments.given', { sample: externalId, name }),
    );
  };
  return (
    <Table aria-label={t('assignments.title')}>
      <TableHead>
        <TableRow>
          {(['sample', 'person', 'state', 'since', 'lease', 'active', 'give'] as const).map((column) => (
            <TableHeader key={column}>
              {column === 'state' ? t('state.label') : t(`column.${column}`)}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <th scope="row" title={row.externalId} className="max-w-52 truncate px-3 py-1.5 font-normal">
              <TextLink href={`/projects/${of.projectId}/samples/${row.sampleId}`}>{row.externalId}</TextLink>
            </th>
            <TableCell className="whitespace-nowrap">{row.name}</TableCell>
            <TableCell>
              <Badge tone={TONES[row.state]}>{t(`assignment.${row.state}`)}</Badge>
            </TableCell>
            <TableCell className="num whitespace-nowrap">
              {format.dateTime(new Date(row.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </TableCell>
            <TableCell className="num whitespace-nowrap">
              {row.leaseUntil &&
                row.state === 'claimed' &&
                format.dateTime(new Date(row.leaseUntil), { dateStyle: 'medium', timeStyle: 'short' })}
            </TableCell>
            <TableCell className="num whitespace-nowrap">
              {row.activeMs > 0 && words.time(row.activeMs)}
            </TableCell>
            <TableCell>
              {isHeld(row) && !fixed && free(row).length === 0 && (
                <span className="text-ink-3">{t('assignments.nobody')}</span>
              )}
              {isHeld(row) && !fixed && free(row).length > 0 && (
                <Select
                  aria-label={t('assignments.giveTo', { sample: row.externalId, name: row.name })}
                  className="w-44"
                  placeholder={t('assignments.choose')}
                  value={null}
                  disabled={act.busy}
                  onValueChange={(userId) => give(row, userId)}
                  options={free(row).map(({ userId, name }) => ({ value: userId, label: name }))}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
