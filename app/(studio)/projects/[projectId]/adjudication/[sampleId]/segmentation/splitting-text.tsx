'use client';

import { useTranslations } from 'next-intl';
import { CaretText } from '@/components/segment-text/caret-text';
import { Button } from '@/components/ui/button';
import { canSplit } from '@/lib/segmentation/edit';
import { SplitWarnings } from '@/app/(studio)/projects/[projectId]/annotate/workspace/panel/split-warnings';

interface Props {
  text: string;
  language: string;
  caret: number;
  onCaret(at: number): void;
  onCut(): void;
  onLeave(): void;
}

/** A segment while it is being split: the place by keys or the mouse, and what the split would lose. */
export function SplittingText({ text, language, caret, onCaret, onCut, onLeave }: Props) {
  const t = useTranslations('adjudication');
  const w = useTranslations('workspace');
  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
      <CaretText text={text} language={language} caret={caret} onCaret={onCaret} />
      <p className="text-xs text-ink-2" aria-live="polite">
        {w('splitHint')}
        <SplitWarnings text={text} at={caret} />
        <span className="sr-only" lang={language}>
          {text.slice(0, caret).slice(-24)} | {text.slice(caret).slice(0, 24)}
        </span>
      </p>
      <span className="flex gap-1">
        <Button size="sm" disabled={!canSplit(text, caret)} onClick={onCut}>
          {t('splitHere')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </span>
    </div>
  );
}
