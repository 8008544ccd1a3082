'use client';

import { useTranslations } from 'next-intl';
import { use, useEffect, useRef } from 'react';
import { markedText, NO_MARKS } from '@/components/segment-text/marked-text';
import { DifferingContext } from './differing';
import { DifferingLine } from './differing-line';
import { SplitWarnings } from './split-warnings';

interface Props {
  segmentId: string;
  text: string;
  language: string;
  /** Where a split would cut; null when none is under way. */
  caret: number | null;
  onCaret(at: number): void;
}

/** The segment's own text; while it is being split, with a caret that the arrows or a click move. */
export function SegmentProse({ segmentId, text, language, caret, onCaret }: Props) {
  const t = useTranslations('workspace');
  const prose = useRef<HTMLParagraphElement>(null);
  const splitting = caret !== null;
  const differing = use(DifferingContext);
  const differs = differing?.of === segmentId ? differing : null;
  useEffect(() => {
    const element = prose.current;
    if (!splitting || !element) return;
    element.focus({ preventScroll: true });
    const onClick = (): void => {
      const selection = window.getSelection();
      if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return;
      const before = document.createRange();
      before.setStart(element, 0);
      before.setEnd(selection.anchorNode, selection.anchorOffset);
      onCaret(before.toString().length);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [splitting, onCaret]);
  return (
    <div>
      <p
        ref={prose}
        lang={language}
        tabIndex={splitting ? -1 : undefined}
        className={`reading reading-sm rounded-sm ${splitting ? 'cursor-text bg-accent-soft px-1.5 py-0.5 outline-2 outline-focus' : ''}`}
      >
        {caret === null ? (
          markedText(text, 0, text.length, differs?.segment ?? NO_MARKS)
        ) : (
          <>
            {text.slice(0, caret)}
            <span aria-hidden className="split-caret" />
            {text.slice(caret)}
          </>
        )}
      </p>
      {caret === null && differs && <DifferingLine said={differs.said} />}
      {caret !== null && (
        <p className="mt-1 text-xs text-ink-2" aria-live="polite">
          {t('splitHint')}
          <SplitWarnings text={text} at={caret} />
          <span className="sr-only" lang={language}>
            {text.slice(0, caret).slice(-24)} | {text.slice(caret).slice(0, 24)}
          </span>
        </p>
      )}
    </div>
  );
}
