'use client';

import { useTranslations } from 'next-intl';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LongText } from '@/components/segment-text/long-text';
import { PlainTextButton } from '@/components/segment-text/plain-text-button';
import type { TextMark } from '@/components/segment-text/marked-text';
import type { MarkedSpan } from '@/components/segment-text/runs';
import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';
import type { TextSelection } from '@/lib/text/text-selection';
import { Button } from '@/components/ui/button';
import { graphemeSnap } from '@/lib/text/graphemes';
import { holdInView } from '@/components/segment-text/hold-in-view';
import { quote, type Span } from '@/lib/text/offsets';
import { FindBar } from './find-bar';
import { REFERENCE_BOX } from './in-view';
import { MouseSelection } from './mouse-selection';
import { OutlineMenu } from './outline-menu';
import { OverviewRail } from './overview-rail';
import { Pane } from './pane';
import { SelectionBar } from './selection-bar';
import type { Find } from './use-find';
import type { OutlineState } from './use-outline';

export interface ReferenceProps {
  reference: string;
  language: string;
  evidence: readonly Evidence[];
  /** Which piece of evidence to look at, and a count that grows with every wish to see it again. */
  focusEvidence: number;
  looks: number;
  selectedId: string;
  /** The span that the keyboard is on in evidence mode. */
  cursor: TextSelection | null;
  /** What the evidence says otherwise than the segment. */
  differing: readonly TextMark[];
  /** A span that a judge quotes and that was asked for. */
  quoted: (MarkedSpan & { times: number }) | null;
  find: Find;
  outline: OutlineState;
  /** The sign of the key that opens the outline, where one does. */
  outlineKey?: ReactNode;
  readOnly: boolean;
  onMark(relation: 'supports' | 'contradicts', start: number, end: number): void;
  onWalk(from: number | null): void;
  /** Begins to choose evidence at a place that was found; without it, Enter goes to the next such place. */
  onChoose?(from: number): void;
  /** The sentences most like the segment, which digits choose while the keyboard is in the text. */
  nearest?: readonly Span[];
  onNearest?(rank: number): void;
  onNotFound(): void;
  onLook(by: 1 | -1): void;
  onLeave(): void;
}

/** The reference with the evidence of the selected segment, what was looked for, and what is being chosen. */
export const ReferencePane = memo(function ReferencePane(props: ReferenceProps) {
  const {
    reference,
    evidence,
    cursor,
    quoted,
    differing,
    find,
    outline,
    focusEvidence,
    looks,
    selectedId,
    readOnly,
    nearest = NO_SPANS,
    onChoose,
  } = props;
  const t = useTranslations('workspace');
  const box = useRef<HTMLDivElement>(null);
  const { asked } = outline;
  const spans = evidence.filter(isSpan).length;
  const near = cursor ? nearest : NO_SPANS;
  const marks = useMemo(
    () => [
      ...near.map((at, rank) => nearestMark(reference, at, rank)),
      ...marksOf(evidence, find, cursor && [cursor, movingEnd(reference, cursor)], quoted),
      ...differing,
      ...(asked ? [{ start: asked.start, end: asked.end, id: 'heading', className: 'quoted' }] : []),
    ],
    [reference, evidence, find, cursor, quoted, differing, asked, near],
  );

  // Evidence may come after its segment, from what an earlier tab had not had acknowledged.
  useReveal(box, `evidence-${focusEvidence}`, `${selectedId} ${looks} ${spans > 0}`);
  useReveal(box, 'found-now', `${find.query} ${find.at}`);
  useReveal(box, 'quoted', quoted ? `${quoted.start} ${quoted.end} ${quoted.times}` : '');
  useReveal(box, 'heading', asked ? `${asked.times}` : '');
  // The beginning of a span when that moves, else its end.
  useReveal(box, 'cursor', cursor ? `${cursor.start}` : '');
  useReveal(box, 'moving-end', cursor?.moving === 'end' ? `${cursor.end}` : '');
  useEffect(() => {
    if (cursor) box.current?.focus({ preventScroll: true });
  }, [cursor]);

  const walkOn = (from: number | null): void => {
    props.onWalk(from);
    box.current?.focus({ preventScroll: true });
  };
  const choose = (from: number): void => {
    onChoose?.(from);
    box.current?.focus({ preventScroll: true });
  };
  const goTo = (offset: number): void => {
    const paragraphs = [...(box.current?.querySelectorAll<HTMLElement>('[data-start]') ?? [])];
    const at = paragraphs.findLast(({ dataset }) => Number(dataset.start) <= offset);
    at?.scrollIntoView({ block: 'center' });
  };
  return (
    <Pane
      boxId={REFERENCE_BOX}
      rail={<OverviewRail length={reference.length} marks={marks} onGo={goTo} />}
      title={t('reference')}
      label={t('referenceText')}
      scrollRef={box}
      language={props.language}
      controls={
        <>
          {spans > 0 && <EvidenceStep at={focusEvidence} count={spans} onLook={props.onLook} />}
          <OutlineMenu
            outline={outline}
            text={reference}
            language={props.language}
            sign={props.outlineKey}
            onGo={(heading) => {
              outline.go(heading);
              if (cursor) props.onWalk(heading.at[0]);
            }}
          />
          <PlainTextButton />
          <FindBar
            find={find}
            text={reference}
            language={props.language}
            onWalk={cursor && walkOn}
            onChoose={readOnly || !onChoose ? null : choose}
          />
        </>
      }
      below={
        cursor && (
          <SelectionBar
            quote={reference.slice(cursor.start, cursor.end)}
            language={props.language}
            onMark={(relation) => props.onMark(relation, cursor.start, cursor.end)}
            onNotFound={props.onNotFound}
            onLeave={props.onLeave}
            nearest={nearest.map((at) => quote(reference, at))}
            onNearest={(rank) => props.onNearest?.(rank)}
          />
        )
      }
    >
      {reference === '' ? (
        <p className="text-base text-ink-3">{t('noReference')}</p>
      ) : (
        <LongText text={reference} marks={marks} />
      )}
      {!readOnly && <MouseSelection box={box} text={reference} onMark={props.onMark} />}
    </Pane>
  );
});

function marksOf(
  evidence: readonly Evidence[],
  find: Find,
  cursor: readonly [MarkedSpan, TextMark] | null,
  quoted: MarkedSpan | null,
): TextMark[] {
  const spans = evidence.filter(isSpan).map(({ start, end, relation }, at) => ({
    id: `evidence-${at}`,
    start,
    end,
    className: `evidence-${relation}`,
  }));
  const found = find.hits.map((hit, at) => ({
    ...hit,
    id: at === find.at ? 'found-now' : 'found',
    className: at === find.at ? 'found found-now' : 'found',
  }));
  const asked = quoted ? [{ start: quoted.start, end: quoted.end, id: 'quoted', className: 'quoted' }] : [];
  const chosen = cursor
    ? [{ start: cursor[0].start, end: cursor[0].end, id: 'cursor', className: 'sentence-cursor' }, cursor[1]]
    : [];
  return [...spans, ...found, ...asked, ...chosen];
}

const NO_SPANS: readonly Span[] = [];

/** The first character of a sentence that a digit chooses, with the digit before it. */
const nearestMark = (text: string, [start]: Span, rank: number): TextMark => ({
  id: `nearest-${rank + 1}`,
  start,
  end: graphemeSnap(text).forward(start + 1),
  className: `nearest nearest-${rank + 1}`,
});

/** Evidence 2 of 3, with a step to either side. */
function EvidenceStep({ at, count, onLook }: { at: number; count: number; onLook(by: 1 | -1): void }) {
  const t = useTranslations('workspace.evidenceStep');
  return (
    <div className="flex items-center text-xs text-ink-2">
      <Button variant="quiet" size="icon-sm" aria-label={t('previous')} onClick={() => onLook(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <span className="num whitespace-nowrap">{t('at', { at: Math.min(at + 1, count), count })}</span>
      <Button variant="quiet" size="icon-sm" aria-label={t('next')} onClick={() => onLook(1)}>
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}

/** The character at which the moving end of a span stands, to draw that end. */
function movingEnd(text: string, { start, end, moving }: TextSelection): TextMark {
  const snap = graphemeSnap(text);
  return moving === 'end'
    ? { id: 'moving-end', start: snap.back(end - 1), end, className: 'moving-end', clings: 'before' }
    : {
        id: 'moving-start',
        start,
        end: snap.forward(start + 1),
        className: 'moving-start',
        clings: 'behind',
      };
}

/** Brings a mark into view once for each `when`; none while that is empty. */
function useReveal(box: { current: HTMLDivElement | null }, id: string, when: string): void {
  useEffect(
    () => (when === '' || !box.current ? undefined : holdInView(box.current, `[data-mark~="${id}"]`)),
    [box, id, when],
  );
}
