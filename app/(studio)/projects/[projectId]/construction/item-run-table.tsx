import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { RunView } from '@/lib/consistency/run-schema';
import { RunState } from '../runs/run-state';

const COLUMNS = ['order', 'model', 'state', 'progress', 'started'] as const;

interface Row {
  run: RunView;
  href: string;
  name: string;
  /** What was ordered, in one line. */
  order: string;
  progress: ReactNode;
}

/** Runs that make samples: what was ordered of which model, and how far each is. */
export function ItemRunTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  const t = useTranslations('construction.runs');
  const format = useFormatter();
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column}>{t(`column.${column}`)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ run, href, name, order, progress }) => (
          <TableRow key={run.id}>
            <TableCell className="min-w-48">
              <TextLink href={href}>{name}</TextLink>
              <span className="block text-xs wrap-anywhere text-ink-3">{order}</span>
            </TableCell>
            <TableCell className="min-w-32 wrap-anywhere">
              {run.account?.model}
              <span className="block text-xs text-ink-3">{run.account?.endpoint?.name}</span>
            </TableCell>
            <TableCell>
              <RunState run={run} />
            </TableCell>
            <TableCell className="min-w-40">{progress}</TableCell>
            <TableCell className="num whitespace-nowrap text-ink-2">
              {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
