import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { RoundView } from '@/lib/round/view';
import { useRoundText } from './use-round-text';

/** The rounds of a project, newest first. */
export function RoundTable({ base, rounds }: { base: string; rounds: readonly RoundView[] }) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const words = useRoundText();
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('column.round')}</TableHeader>
          <TableHeader>{t('kind.label')}</TableHeader>
          <TableHeader>{t('state.label')}</TableHeader>
          <TableHeader className="min-w-40">{t('column.progress')}</TableHeader>
          <TableHeader numeric>{t('column.overlap')}</TableHeader>
          <TableHeader>{t('order.label')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rounds.map((round) => (
          <TableRow key={round.id}>
            <th scope="row" className="px-3 py-1.5 font-normal">
              <TextLink href={`${base}/${round.id}`}>{words.name(round)}</TextLink>
              {/* Nobody has opened it: each project begins with it. */}
              {round.number === 1 && <p className="text-xs text-ink-3">{t('withProject')}</p>}
            </th>
            <TableCell>{t(`kind.${round.kind}`)}</TableCell>
            <TableCell>
              <Badge tone={round.state === 'open' ? 'confirmed' : 'neutral'}>
                {t(`state.${round.state}`)}
              </Badge>
            </TableCell>
            <TableCell>
              <Progress
                label={words.name(round)}
                hideLabel
                value={round.submitted}
                max={round.total}
                tone="confirmed"
              />
              <p className="num mt-1 text-ink-2">{t('of', { part: round.submitted, whole: round.total })}</p>
              {round.honeypots.submitted > 0 && (
                <p className="num text-ink-3">{t('onHoneypots', { count: round.honeypots.submitted })}</p>
              )}
            </TableCell>
            <TableCell numeric>{format.number(round.overlap)}</TableCell>
            <TableCell>{t(`order.${round.order}`)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
