'use client';

import { useTranslations } from 'next-intl';
import { memo, useEffect } from 'react';
import { useGrowing } from '@/components/segment-text/use-growing';
import { type SegmentView } from '@/lib/annotation/view';
import { type DeskDoors } from './desk-doors';
import { Differences } from './differences';
import { type CardProps, headId, SegmentCard } from './segment-card';
import { SegmentTools } from './segment-tools';
import { type Mode } from './state';

interface Props {
  segments: readonly SegmentView[];
  selectedId: string;
  mode: Mode;
  language: string;
  reference: string;
  /** Which piece of the selected segment's evidence is looked at. */
  lookAt: number;
  arm: CardProps['arm'];
  method: CardProps['method'];
  readOnly: boolean;
  doors: DeskDoors;
}

/** So many cards come with the first drawing, and with each frame behind it. */
const FIRST = 6;
const STEP = 8;
/** And so many after the selected one, wherever it stands. */
const AFTER = 6;
/** From so many cards on, what is far from the screen is neither laid out nor painted; watching for it costs each key. */
const MANY = 120;

/** The list of segments; the selected one is open. */
export const SegmentPane = memo(function SegmentPane(props: Props) {
  const { segments, selectedId, mode, language, reference, lookAt, arm, method, readOnly, doors } = props;
  const t = useTranslations('workspace');
  const drawn = useGrowing(segments.length, FIRST, STEP);
  const selectedAt = segments.findIndex(({ id }) => id === selectedId);
  const shown = segments.slice(0, Math.max(drawn, selectedAt + AFTER));

  // In the key's own frame: a frame later it would cost a second one before the press is answered.
  useEffect(() => {
    document.getElementById(headId(selectedId))?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId, mode.kind]);

  return (
    <section aria-label={t('segments')} className="flex min-h-0 min-w-0 flex-1 flex-col bg-canvas">
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line bg-surface px-4">
        <h2 className="num text-xs font-medium text-ink-3">
          {t('segmentCount', { count: segments.length })}
        </h2>
        {arm === 'reveal' && <Differences segments={segments} onNext={doors.nextDifference} />}
      </header>
      {segments.length === 0 && <p className="p-4 text-base text-ink-2">{t('noSegments')}</p>}
      <ol className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-canvas contain-strict">
        {shown.map((segment, index) => (
          <SegmentCard
            key={segment.id}
            segment={segment}
            number={index + 1}
            selected={segment.id === selectedId}
            mode={segment.id === selectedId ? mode : null}
            language={language}
            reference={reference}
            lookAt={segment.id === selectedId ? lookAt : 0}
            arm={arm}
            method={method}
            lazy={segments.length > MANY}
            readOnly={readOnly}
            doors={doors}
          />
        ))}
      </ol>
      {!readOnly && segments.length > 0 && (
        <SegmentTools mergeable={selectedAt < segments.length - 1} doors={doors} />
      )}
    </section>
  );
});
