'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { follows, replayEvents, sameState, startOf } from '@/lib/audit/log/replay';
import type { ReplayView } from '@/lib/audit/log/server/get-replay';
import { StateTable } from './state-table';
import { StepList } from './step-list';

const TAKES_KEYS = 'input, textarea, select, [role="menu"], [role="dialog"]';

/** The life of an annotation, one change at a time: the rows of its audit log on one side, how it stood then on the other. */
export function ReplayScreen({ view: { stored, events, segmentations, sample } }: { view: ReplayView }) {
  const t = useTranslations('auditLog');
  const { states, whole } = useMemo(() => {
    const states = replayEvents(startOf(stored, events), events);
    const whole =
      sameState(states.at(-1)!, stored) && events.every((event, at) => follows(states[at]!, event));
    return { states, whole };
  }, [stored, events]);
  const [at, setAt] = useState(events.length);
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), events.length));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TAKES_KEYS)) return;
    const by = { KeyJ: 1, ArrowRight: 1, KeyK: -1, ArrowLeft: -1 }[event.code];
    if (by === undefined) return;
    event.preventDefault();
    go(at + by);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const state = states[at]!;
  return (
    <div className="flex flex-col gap-4">
      <Callout kind={whole ? 'info' : 'warning'} role="note">
        {t(whole ? 'whole' : 'notWhole')}
      </Callout>
      <div className="flex items-center gap-3">
        <Button
          size="icon"
          aria-label={t('stepBack')}
          aria-keyshortcuts="k"
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <input
          type="range"
          aria-label={t('step')}
          aria-valuetext={t('stepOf', { at, of: events.length })}
          min={0}
          max={events.length}
          value={at}
          onChange={(event) => go(Number(event.target.value))}
          className="min-w-0 flex-1 accent-accent"
        />
        <Button
          size="icon"
          aria-label={t('stepOn')}
          aria-keyshortcuts="j"
          disabled={at === events.length}
          onClick={() => go(at + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <output className="num text-sm whitespace-nowrap text-ink-2">
          {t('stepOf', { at, of: events.length })}
        </output>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_1fr]">
        <StepList events={events} at={at} onGo={go} />
        <StateTable
          state={state}
          before={states[at - 1] ?? null}
          segments={segmentations[state.segmentationId] ?? []}
          language={sample.language}
        />
      </div>
    </div>
  );
}
