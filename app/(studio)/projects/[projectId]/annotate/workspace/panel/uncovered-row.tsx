'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useMemo, useRef } from 'react';
import { type TextMark } from '@/components/segment-text/marked-text';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { selectionIn } from '@/components/segment-text/selection-in';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Kbd } from '@/components/ui/kbd';
import { quote, type Span } from '@/lib/text/offsets';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceActions } from '../engine/workspace-actions';

interface Props {
  answer: string;
  at: Span;
  language: string;
  /** What is chosen of it, in the answer; null while nothing is. */
  chosen: { start: number; end: number } | null;
  /** The keys that add text would take this one. */
  nearest: boolean;
  readOnly: boolean;
  actions: WorkspaceActions;
}

/** Between segments: text of the answer that is in none, with the ways to make one of all of it or of what is chosen. */
export const UncoveredRow = memo(function UncoveredRow(props: Props) {
  const { answer, at, language, chosen, nearest, readOnly, actions } = props;
  const t = useTranslations('workspace.uncovered');
  const row = useRef<HTMLLIElement>(null);
  const text = quote(answer, at);
  const marks = useMemo<TextMark[]>(
    () =>
      chosen
        ? [
            {
              start: chosen.start - at[0],
              end: chosen.end - at[0],
              id: 'chosen',
              className: 'sentence-cursor',
            },
          ]
        : [],
    [chosen, at],
  );
  const words = useSelectableWords(text, at[0], readOnly ? null : actions);
  const choosing = chosen !== null;
  useEffect(() => {
    if (choosing) row.current?.scrollIntoView({ block: 'nearest' });
  }, [choosing]);
  return (
    <li
      ref={row}
      data-uncovered
      className={cx(
        'border-b border-l-4 border-b-line border-l-transparent bg-canvas py-1.5 pr-2 pl-8.5 text-sm',
        choosing && 'border-l-accent',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <p className="min-w-0 flex-1 basis-60">
          <span className="mr-1.5 text-xs text-needs select-none">{t('row')}</span>
          <span ref={words} lang={language} className="reading reading-sm text-ink-2">
            <SegmentWords text={text} marks={marks} />
          </span>
        </p>
        {!readOnly && !choosing && (
          <span className="flex shrink-0">
            <Button
              variant="quiet"
              size="sm"
              className="h-6 gap-1 px-1.5"
              aria-label={t('addWhole', { text: shortened(text) })}
              onClick={() => {
                actions.edit({ kind: 'add', start: at[0], end: at[1] });
                actions.home();
              }}
            >
              {nearest ? <KeyHint of="add" className="h-4 min-w-4" /> : <Plus aria-hidden />} {t('add')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              className="h-6 gap-1 px-1.5"
              aria-label={t('choosePart', { text: shortened(text) })}
              onClick={() => actions.addFrom(at[0])}
            >
              {nearest && <KeyHint of="addPart" className="h-4 min-w-4" />} {t('part')}
            </Button>
          </span>
        )}
      </div>
      {choosing && (
        <Choosing text={answer.slice(chosen.start, chosen.end)} language={language} actions={actions} />
      )}
    </li>
  );
});

/** While a part is chosen: what ends it, and what the keys do. */
function Choosing({ text, language, actions }: { text: string } & Pick<Props, 'language' | 'actions'>) {
  const t = useTranslations('workspace');
  return (
    <>
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <Button size="sm" variant="primary" onClick={() => actions.run('addChosen')}>
          <Plus aria-hidden /> {t('uncovered.addChosen')}
        </Button>
        <Button size="sm" onClick={() => actions.run('leave')}>
          {t('cut.cancelShort')} <Kbd>Esc</Kbd>
        </Button>
      </div>
      <p className="mt-1 text-xs text-ink-2" aria-live="polite">
        {t('uncovered.hint')}
        <span className="sr-only">
          {t('uncovered.chosen')} <span lang={language}>{text}</span>
        </span>
      </p>
    </>
  );
}

/** Words of which the mouse chooses some by selecting them. */
function useSelectableWords(text: string, from: number, actions: WorkspaceActions | null) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = words.current;
    if (!element || !actions) return;
    const onPointerUp = (): void => {
      const chosen = selectionIn(element, text);
      if (!chosen) return;
      const [start, end] = chosen;
      window.getSelection()?.removeAllRanges(); // what is chosen is drawn from now on
      actions.mode({ kind: 'add', start: from + start, end: from + end, moving: 'end' });
    };
    document.addEventListener('pointerup', onPointerUp);
    return () => document.removeEventListener('pointerup', onPointerUp);
  }, [text, from, actions]);
  return words;
}

/** Enough of a text to tell it from the others. */
const shortened = (text: string): string => (text.length > 40 ? `${[...text].slice(0, 40).join('')}…` : text);
