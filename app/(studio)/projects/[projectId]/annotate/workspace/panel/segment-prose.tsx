'use client';

import { useTranslations } from 'next-intl';
import { use } from 'react';
import { Scissors } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { CaretText } from '@/components/segment-text/caret-text';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { DifferingContext } from './differing';
import { DifferingLine } from './differing-line';
import { wordsId } from './segment-row';
import { SplitWarnings } from './split-warnings';

interface Props {
  segmentId: string;
  text: string;
  language: string;
  /** Where the split would be; null when none is under way. */
  caret: number | null;
  onCaret(at: number): void;
  /** Splits at the caret. */
  onCut(): void;
  onCancel(): void;
}

/** The segment's own text; while it is being split, with a caret that the arrows or a click move. */
export function SegmentProse({ segmentId, text, language, caret, onCaret, onCut, onCancel }: Props) {
  const t = useTranslations('workspace');
  const differing = use(DifferingContext);
  const differs = differing?.of === segmentId ? differing : null;
  return (
    <div>
      {caret === null ? (
        <p id={wordsId(segmentId)} lang={language} className="max-w-none">
          <SegmentWords text={text} marks={differs?.segment} />
        </p>
      ) : (
        <CaretText text={text} language={language} caret={caret} onCaret={onCaret} />
      )}
      {caret === null && differs && <DifferingLine said={differs.said} />}
      {caret !== null && (
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          <Button size="sm" variant="primary" aria-label={t('cut.do')} onClick={onCut}>
            <Scissors aria-hidden /> {t('cut.short')}
          </Button>
          <Button size="sm" aria-label={t('cut.cancel')} onClick={onCancel}>
            {t('cut.cancelShort')} <Kbd>Esc</Kbd>
          </Button>
        </div>
      )}
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
