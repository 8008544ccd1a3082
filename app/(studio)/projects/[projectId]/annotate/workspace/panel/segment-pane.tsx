'use client';

import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef } from 'react';
import { useGrowing } from '@/components/segment-text/use-growing';
import { type SegmentView } from '@/lib/annotation/view';
import type { Hint } from '@/lib/workspace/state/hint';
import { Decision } from './decision';
import { Differences } from './differences';
import { OpenSegment, type OpenProps } from './open-segment';
import { headId, SegmentRow } from './segment-row';
import { SegmentTools } from './segment-tools';

interface Props extends Omit<OpenProps, 'segment'> {
  segments: readonly SegmentView[];
  selectedId: string;
  hint: Hint | null;
}

/** So many rows come with the first drawing, and with each frame behind it. */
const FIRST = 6;
const STEP = 8;
/** And so many after the selected one, wherever it stands. */
const AFTER = 6;
/** From so many rows on, what is far from the screen is neither laid out nor painted; watching for it costs each key. */
const MANY = 120;

/** The list of segments, the selected one open below it, and what can be said of it and done to it, always in one place. */
export const SegmentPane = memo(function SegmentPane(props: Props) {
  const { segments, selectedId, hint, ...open } = props;
  const { mode, language, reference, arm, readOnly, actions } = open;
  const t = useTranslations('workspace');
  const drawn = useGrowing(segments.length, FIRST, STEP);
  const selectedAt = segments.findIndex(({ id }) => id === selectedId);
  const selected = segments[selectedAt];
  const shown = segments.slice(0, Math.max(drawn, selectedAt + AFTER));

  // In the key's own frame: a frame later it would cost a second one before the press is answered.
  useEffect(() => {
    document.getElementById(headId(selectedId))?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  // A notice above or a pane beside leaves the list less room, and the row must not be lost with it.
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const resized = new ResizeObserver(() => {
      list.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
    });
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, []);

  return (
    <section
      aria-label={t('segments')}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto bg-canvas"
    >
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line bg-surface px-4">
        <h2 className="num text-xs font-medium text-ink-3">
          {t('segmentCount', { count: segments.length })}
        </h2>
        {arm === 'reveal' && <Differences segments={segments} onNext={() => actions.run('nextDifference')} />}
      </header>
      {segments.length === 0 && <p className="p-4 text-base text-ink-2">{t('noSegments')}</p>}
      <ol ref={list} className="relative min-h-28 flex-1 overflow-y-auto bg-canvas contain-strict">
        {shown.map((segment, index) => (
          <SegmentRow
            key={segment.id}
            segment={segment}
            number={index + 1}
            selected={segment.id === selectedId}
            language={language}
            reference={reference}
            lazy={segments.length > MANY}
            actions={actions}
          />
        ))}
      </ol>
      {selected && <OpenSegment segment={selected} {...open} />}
      {selected && !readOnly && (
        <>
          <Decision label={selected.label} picking={mode.kind === 'type'} hint={hint} actions={actions} />
          <SegmentTools mergeable={selectedAt < segments.length - 1} actions={actions} />
        </>
      )}
    </section>
  );
});
