'use client';

import { useTranslations } from 'next-intl';
import { memo, useEffect, useMemo, useRef } from 'react';
import { holdInView } from '@/components/segment-text/hold-in-view';
import { Pane } from '@/components/reference/pane';
import { LongText } from '@/components/segment-text/long-text';
import { type TextMark } from '@/components/segment-text/marked-text';
import { overall } from '@/components/label-picker/verdict-mark';
import { type SegmentView } from '@/lib/annotation/view';
import { shownStatus } from '@/lib/workspace/state/shown-status';

interface Props {
  answer: string;
  language: string;
  segments: readonly SegmentView[];
  selectedId: string;
  onSelect(id: string): void;
}

/** State by shape and hue of the line; a failure is wavy besides, whatever the state. */
const LINE: Record<SegmentView['label']['status'], string> = {
  open: 'segment-open',
  prefilled: 'segment-prefilled',
  judged: 'segment-confirmed',
  confirmed: 'segment-confirmed',
  changed: 'segment-changed',
};

/** The answer as prose, each segment underlined by where it stands, the selected one framed; a click selects. */
export const AnswerPane = memo(function AnswerPane(props: Props) {
  const { answer, language, segments, selectedId, onSelect } = props;
  const t = useTranslations('workspace');
  const box = useRef<HTMLDivElement>(null);
  const marks = useMemo(
    () => segments.flatMap((segment) => marksOf(segment, segment.id === selectedId)),
    [segments, selectedId],
  );

  useEffect(
    () => (box.current ? holdInView(box.current, `[data-mark~="${CSS.escape(selectedId)}"]`) : undefined),
    [selectedId],
  );

  // The list beside it is the way in by keyboard; the click on the prose is a short cut for the mouse.
  useEffect(() => {
    const pane = box.current;
    const onClick = (event: MouseEvent): void => {
      const ids = (event.target as Element).closest<HTMLElement>('[data-mark]')?.dataset.mark?.split(' ');
      if (!ids || window.getSelection()?.isCollapsed === false) return;
      const at = ids.indexOf(selectedId);
      onSelect(ids[(at + 1) % ids.length]!); // a second click reaches a segment that lies under another
    };
    pane?.addEventListener('click', onClick);
    return () => pane?.removeEventListener('click', onClick);
  }, [selectedId, onSelect]);

  return (
    <Pane title={t('answer')} label={t('answerText')} scrollRef={box} language={language}>
      <LongText text={answer} marks={marks} />
    </Pane>
  );
});

function marksOf(segment: SegmentView, selected: boolean): TextMark[] {
  const failed = overall(segment.label) === 'inconsistent' ? 'segment-failed' : '';
  const className = `segment-mark ${LINE[shownStatus(segment)]} ${failed} ${selected ? 'segment-selected' : ''}`;
  return segment.spans.map(([start, end]) => ({ id: segment.id, start, end, className }));
}
