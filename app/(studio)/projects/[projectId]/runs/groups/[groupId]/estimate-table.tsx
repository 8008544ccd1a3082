'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { GroupEstimate } from '@/lib/consistency/run-group/view-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { useMoney } from '../../use-money';

type Line = Omit<GroupEstimate['methods'][number], 'params' | 'dryRunId' | 'method'>;

/** What each method would take, and all of them together. */
export function EstimateTable({ estimate }: { estimate: GroupEstimate }) {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  const { methods, priced } = estimate;
  return (
    <Table aria-label={t('group.whole')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('method')}</TableHeader>
          {(['samples', 'calls', 'promptTokens', 'completionTokens', 'cost', 'costInBatches'] as const).map(
            (column) => (
              <TableHeader key={column} numeric>
                {t(column)}
              </TableHeader>
            ),
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {methods.map((line, at) => (
          <TableRow key={at}>
            <TableCell>{messageOr(m, `${line.method}.name`, line.method)}</TableCell>
            <Figures line={line} priced={priced} />
          </TableRow>
        ))}
        <TableRow className="font-medium">
          <TableCell>{t('group.together')}</TableCell>
          <Figures line={estimate} priced={priced} />
        </TableRow>
      </TableBody>
    </Table>
  );
}

function Figures({ line, priced }: { line: Line; priced: boolean }) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const money = useMoney();
  const tokens = (count: number): string =>
    format.number(count, { notation: 'compact', maximumFractionDigits: 1 });
  const cells = [
    format.number(line.samples),
    format.number(line.calls),
    tokens(line.promptTokens),
    tokens(line.completionTokens),
    priced ? money(line.cost) : t('noPrices'),
    priced ? money(line.batchCost) : t('noPrices'),
  ];
  return cells.map((cell, at) => (
    <TableCell key={at} numeric className="whitespace-nowrap">
      {cell}
    </TableCell>
  ));
}
