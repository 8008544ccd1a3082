'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { PageHeader } from '@/components/ui/page-header';
import { isRanked } from '@/lib/round/round';
import type { RoundDetail } from '@/lib/round/view';
import { close, reopen, sort } from '../actions';
import { useRoundText } from '../use-round-text';

interface Props {
  of: { projectId: string; roundId: string };
  round: RoundDetail & { archived: boolean };
}

/** What round it is, and what can be done with it as a whole. */
export function RoundHead({ of, round }: Props) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const words = useRoundText();
  const act = useOperation();
  const open = round.state === 'open';
  const ranked =
    round.sortedAt &&
    t('sortedAt', {
      date: format.dateTime(new Date(round.sortedAt), { dateStyle: 'medium', timeStyle: 'short' }),
    });
  return (
    <PageHeader
      title={words.name(round)}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={open ? 'confirmed' : 'neutral'}>{t(`state.${round.state}`)}</Badge>
          <span>{t(`kind.${round.kind}`)}</span>
          <span>{t(`order.${round.order}`)}</span>
          {ranked && <span className="text-ink-3">{ranked}</span>}
        </span>
      }
      actions={
        !round.archived && (
          <>
            {open && isRanked(round.order) && (
              <Button onClick={() => act.start(() => sort(of), t('sorted'))} busy={act.busy}>
                {t('sort')}
              </Button>
            )}
            {open ? (
              <ConfirmDialog
                title={t('closeTitle')}
                description={t('closeText')}
                action={t('close')}
                tone="primary"
                trigger={<Button>{t('close')}</Button>}
                onConfirm={async () => (await act.run(() => close(of), t('closed'))) !== null}
              />
            ) : (
              <Button onClick={() => act.start(() => reopen(of), t('opened'))} busy={act.busy}>
                {t('reopen')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
