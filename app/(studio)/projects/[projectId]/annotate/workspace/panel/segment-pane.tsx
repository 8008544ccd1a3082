'use client';

import { useTranslations } from 'next-intl';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useGrowing } from '@/components/segment-text/use-growing';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type SegmentView } from '@/lib/annotation/view';
import { type CommandId } from '@/lib/workspace/commands/commands';
import type { Hint } from '@/lib/workspace/state/hint';
import { stepsBadge } from '@/lib/workspace/state/steps-badge';
import { KeyHint } from '../engine/key-hint';
import { Decision } from './decision';
import { OpenSegment, type OpenProps } from './open-segment';
import { headId, SegmentRow } from './segment-row';
import { SegmentTools } from './segment-tools';

interface Props extends Omit<OpenProps, 'segment'> {
  segments: readonly SegmentView[];
  selectedId: string;
  hint: Hint | null;
  /** The commands that can do nothing now. */
  disabled: ReadonlySet<CommandId>;
}

/** So many rows come with the first drawing, and with each frame behind it. */
const FIRST = 6;
const STEP = 8;
/** Rows laid out after the selected one, wherever it is. */
const AFTER = 6;
/**
 * From this many rows on, rows far from the screen are not laid out; watching for them costs time on every key, so
 * short lists do without.
 */
const MANY = 120;

/** The list of segments, the selected one open below it, and what can be said of it and done to it, always in one place. */
export const SegmentPane = memo(function SegmentPane(props: Props) {
  const { segments, selectedId, hint, disabled, ...open } = props;
  const { mode, language, reference, arm, readOnly, actions } = open;
  const t = useTranslations('workspace');
  const drawn = useGrowing(segments.length, FIRST, STEP);
  const selectedAt = segments.findIndex(({ id }) => id === selectedId);
  const selected = segments[selectedAt];
  const shown = segments.slice(0, Math.max(drawn, selectedAt + AFTER));

  // In the frame of the key press: waiting for the next frame would delay the response.
  useEffect(() => {
    document.getElementById(headId(selectedId))?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  // Keeps the selected row in view when a notice or a pane makes the list smaller.
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
          <SegmentTools disabled={disabled} actions={actions} />
        </>
      )}
    </section>
  );
});

/** On how many segments the judge differs, and the way to the next of them. */
function Differences({ segments, onNext }: { segments: readonly SegmentView[]; onNext(): void }) {
  const t = useTranslations('exposure');
  const count = useMemo(
    () => segments.filter((segment) => stepsBadge(segment) === 'differs').length,
    [segments],
  );
  if (count === 0) return null;
  return (
    <Button variant="quiet" size="sm" className="ml-auto px-1.5" onClick={onNext}>
      <Glyph name="bot" className="text-changed" /> {t('differences', { count })}{' '}
      <KeyHint of="nextDifference" className="h-4 min-w-4" />
    </Button>
  );
}
