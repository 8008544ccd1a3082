'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MarkedText, noMarks, type TextMark } from '@/components/segment-text/marked-text';
import { marksByParagraph, paragraphs } from '@/components/segment-text/paragraphs';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { Evidence } from '@/lib/annotation/evidence';
import { splitSentences } from '@/lib/text/sentences';
import type { Mode } from './state';

interface Props {
  reference: string;
  language: string;
  evidence: readonly Evidence[];
  mode: Mode;
  /** Changes whenever the marked evidence should be brought into view. */
  focus: string;
  onMark(relation: 'supports' | 'contradicts', start: number, end: number): void;
}

/** The reference with the evidence of the selected segment, found words and the stretch that is being chosen. */
export function ReferencePane({ reference, language, evidence, mode, focus, onMark }: Props) {
  const t = useTranslations('workspace');
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const [picked, setPicked] = useState<{ start: number; end: number } | null>(null);
  const lines = useMemo(() => paragraphs(reference), [reference]);
  const cursor = useCursor(reference, mode);
  const found = useMemo(() => occurrences(reference, wanted), [reference, wanted]);
  const marks = useMemo(() => {
    const spans = evidence.flatMap((item, index): TextMark[] =>
      item.relation === 'not_found'
        ? []
        : [
            {
              id: `evidence-${index}`,
              start: item.start,
              end: item.end,
              className: `evidence-${item.relation}`,
            },
          ],
    );
    const hits = found.map((start): TextMark => ({
      id: 'found',
      start,
      end: start + wanted.length,
      className: 'bg-needs-soft',
    }));
    const chosen = cursor
      ? [{ ...cursor, id: 'cursor', className: 'outline-2 outline-focus bg-selected-soft' }]
      : [];
    return marksByParagraph(lines, [...spans, ...hits, ...chosen]);
  }, [evidence, found, wanted, cursor, lines]);

  useEffect(() => {
    const at = cursor ? 'cursor' : found.length > 0 ? 'found' : 'evidence-0';
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current
      ?.querySelector(`[data-mark~="${at}"]`)
      ?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
  }, [focus, cursor, found]);

  return (
    <section aria-label={t('reference')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-center gap-2 border-b border-line px-4 py-1.5">
        <h2 className="text-xs font-medium text-ink-3">{t('reference')}</h2>
        <Input
          id="find-in-reference"
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          className="ml-auto h-7 max-w-44"
        />
        <span className="num text-xs text-ink-3" role="status">
          {wanted === '' ? '' : t('hits', { count: found.length })}
        </span>
      </header>
      {picked && (
        <div className="flex items-center gap-2 border-b border-line bg-selected-soft px-4 py-1.5 text-sm">
          <span className="min-w-0 flex-1 truncate">“{reference.slice(picked.start, picked.end)}”</span>
          {(['supports', 'contradicts'] as const).map((relation) => (
            <Button
              key={relation}
              size="sm"
              onClick={() => {
                onMark(relation, picked.start, picked.end);
                setPicked(null);
              }}
            >
              {t(relation)}
            </Button>
          ))}
        </div>
      )}
      <div
        ref={box}
        role="region"
        aria-label={t('referenceText')}
        tabIndex={0}
        lang={language}
        onPointerUp={() => setPicked(selectionIn(box.current))}
        className="reading min-h-0 max-w-none flex-1 overflow-y-auto px-4 py-3 -outline-offset-2"
      >
        {reference === '' ? (
          <p className="text-ink-3">{t('noReference')}</p>
        ) : (
          lines.map((line, index) => (
            <p
              key={line.start}
              data-start={line.start}
              className="min-h-[1lh] [contain-intrinsic-size:auto_4lh] [content-visibility:auto]"
            >
              <MarkedText
                text={reference}
                start={line.start}
                end={line.end}
                marks={marks.get(index) ?? noMarks}
              />
            </p>
          ))
        )}
      </div>
    </section>
  );
}

/** The stretch that is being chosen by keyboard, as offsets. */
function useCursor(reference: string, mode: Mode): { start: number; end: number } | null {
  const walking = mode.kind === 'evidence';
  const sentences = useMemo(() => (walking ? splitSentences(reference) : []), [walking, reference]);
  if (mode.kind !== 'evidence') return null;
  const from = sentences[Math.min(mode.anchor, mode.head)];
  const to = sentences[Math.max(mode.anchor, mode.head)];
  return from && to ? { start: from[0], end: to[1] } : null;
}

const MOST_HITS = 500;

function occurrences(text: string, wanted: string): number[] {
  if (wanted.trim() === '') return [];
  const [haystack, needle] = [text.toLowerCase(), wanted.toLowerCase()];
  const found: number[] = [];
  for (
    let at = haystack.indexOf(needle);
    at >= 0 && found.length < MOST_HITS;
    at = haystack.indexOf(needle, at + needle.length)
  )
    found.push(at);
  return found;
}

/** What the mouse has selected, as offsets in the reference; null when nothing or something outside. */
function selectionIn(box: HTMLElement | null): { start: number; end: number } | null {
  const selection = window.getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const [start, end] = [
    offsetOf(range.startContainer, range.startOffset),
    offsetOf(range.endContainer, range.endOffset),
  ];
  return start !== null && end !== null && end > start ? { start, end } : null;
}

function offsetOf(node: Node, offset: number): number | null {
  const paragraph = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(
    '[data-start]',
  );
  if (!paragraph) return null;
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(node, offset);
  return Number(paragraph.dataset.start) + before.toString().length;
}
