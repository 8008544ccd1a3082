'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { TurnView } from '@/lib/round/view';
import { order } from './actions';
import { useRoundText } from './use-round-text';

interface Props {
  projectId: string;
  turns: readonly TurnView[];
  archived: boolean;
}

/** The order in which people work the open rounds off; a lead moves them. */
export function RoundOrder({ projectId, turns, archived }: Props) {
  const t = useTranslations('rounds.turns');
  const kinds = useTranslations('rounds.kind');
  const format = useFormatter();
  const words = useRoundText();
  const act = useOperation();

  function move(at: number, by: -1 | 1): void {
    const ids = turns.map(({ id }) => id);
    ids.splice(at + by, 0, ...ids.splice(at, 1));
    act.start(
      () => order({ projectId, roundIds: ids }),
      t('moved', { name: words.name(turns[at]!), place: at + by + 1 }),
    );
  }

  return (
    <Section title={t('title')} description={t('text')}>
      <ol
        className="flex flex-col divide-y divide-line rounded-md border border-line"
        aria-label={t('title')}
      >
        {turns.map((turn, at) => (
          // By place: the focus stays on the button while rounds change theirs.
          <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <span className="num w-6 text-ink-3">{format.number(at + 1)}</span>
            <span className="min-w-0 flex-1 basis-48">
              {words.name(turn)}{' '}
              <span className="text-ink-3">
                {kinds(turn.kind)} · {turn.people === null ? t('everybody') : format.list(turn.people)}
              </span>
            </span>
            {!archived && (
              <span className="flex gap-1">
                <Button
                  size="sm"
                  focusableWhenDisabled
                  disabled={at === 0 || act.busy}
                  aria-label={t('up', { name: words.name(turn) })}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUp aria-hidden />
                </Button>
                <Button
                  size="sm"
                  focusableWhenDisabled
                  disabled={at === turns.length - 1 || act.busy}
                  aria-label={t('down', { name: words.name(turn) })}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown aria-hidden />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
