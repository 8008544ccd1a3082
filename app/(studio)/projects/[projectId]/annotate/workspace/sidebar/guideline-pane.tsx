'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ClauseChanges } from '@/components/markdown/clause-changes';
import { clauseAnchor, Markdown } from '@/components/markdown/markdown';
import { Button } from '@/components/ui/button';
import { isComposing } from '@/lib/browser/press';
import { type Citation, cite, type Clause } from '@/lib/guideline/clause';
import { clauseForType } from '@/lib/guideline/clause-for-type';
import { outlineGuideline } from '@/lib/guideline/outline';
import { type GuidelinePaneView, type GuidelineView } from '@/lib/guideline/view';
import { type ErrorType } from '@/lib/typology/error-type';
import { GuidelineFallback } from './guideline-fallback';
import { GuidelineSearch, SEARCH } from './guideline-search';
import { useGuideline } from './use-guideline';

interface Props {
  projectId: string;
  type: ErrorType | null;
  cited: Citation | null;
  onCite: ((clause: Citation) => void) | null;
  calls: number;
  close(): void;
  home(): void;
}

/** The guidelines beside the work: opens where the person left off, or at the clause of the current error type. */
export function GuidelinePane(props: Props) {
  const { view, failed, retry } = useGuideline(props.projectId);
  if (!view?.guideline)
    return (
      <GuidelineFallback projectId={props.projectId} failed={failed} loaded={view !== null} retry={retry} />
    );
  return (
    <Text key={view.guideline.number} {...props} guideline={view.guideline}>
      <GuidelineNews view={view} />
    </Text>
  );
}

function Text({
  guideline,
  children,
  ...props
}: Props & { guideline: GuidelineView; children: React.ReactNode }) {
  const { projectId, type, cited, onCite, calls, close, home } = props;
  const t = useTranslations('sidebar');
  const names = useTranslations('typology');
  const read = useMemo(() => outlineGuideline(guideline.text), [guideline.text]);
  const { clauses } = read;
  const about = type && clauseForType(clauses, type, [names(`${type}.name`)]);
  const place = `${projectId}-${guideline.number}`;
  const [at, setAt] = useState(() => about?.id ?? storedPosition(place) ?? clauses[0]?.id ?? '');
  const [shownFor, setShownFor] = useState(about?.id);
  // Jumps when the error type changes; does not scroll a person who is reading.
  if (about?.id !== shownFor) {
    setShownFor(about?.id);
    if (about) setAt(about.id);
  }
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at) showClause(scroller.current, at);
    storeClausePosition(place, at);
  }, [at, place]);
  useEffect(() => {
    if (calls > 0) scroller.current?.focus({ preventScroll: true });
  }, [calls]);

  const step = (by: 1 | -1): void => {
    const index = clauses.findIndex(({ id }) => id === at);
    setAt(clauses[Math.min(Math.max(index + by, 0), clauses.length - 1)]?.id ?? at);
  };
  const citeClause = (clause: Clause): void => {
    onCite?.(cite(guideline.number, clause));
    home();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target !== scroller.current) {
      if (event.key === 'Escape') home();
      return;
    }
    const clause = clauses.find(({ id }) => id === at);
    if (event.code === 'ArrowDown' || event.code === 'KeyJ') step(1);
    else if (event.code === 'ArrowUp' || event.code === 'KeyK') step(-1);
    else if (event.code === 'Enter' && clause) citeClause(clause);
    else if (event.key === '/') document.getElementById(SEARCH)?.focus();
    else if (event.code === 'Escape') home();
    else if (event.code === 'KeyG') close();
    else return;
    event.preventDefault();
  };
  const citeButton = (clause: Clause) => {
    const isCited = cited?.version === guideline.number && cited.id === clause.id;
    if (!isCited && (clause.id !== at || !onCite)) return null;
    return (
      <Button
        variant={isCited ? 'secondary' : 'quiet'}
        size="sm"
        className="ml-2 h-5 px-1.5 align-baseline text-xs font-normal"
        aria-pressed={isCited}
        disabled={!onCite}
        onClick={() => citeClause(clause)}
      >
        {isCited && <Check aria-hidden />} {t(isCited ? 'cited' : 'cite')}
      </Button>
    );
  };
  return (
    <div role="presentation" className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <GuidelineSearch clauses={clauses} at={at} onGo={setAt} version={guideline.number} />
      <div
        ref={scroller}
        role="region"
        aria-label={t('guidelineText')}
        tabIndex={0}
        data-scrolls
        className="guideline min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2"
      >
        {children}
        <Markdown outline={read} anchor="clause" current={at} atHeading={citeButton} />
      </div>
      {onCite && (
        <p className="shrink-0 border-t border-line px-4 py-1.5 text-xs text-ink-3">{t('citeHint')}</p>
      )}
      <p role="status" className="sr-only">
        {clauses.find(({ id }) => id === at)?.title}
      </p>
    </div>
  );
}

/** Says calmly that another version is in force since one looked last, and what is different. */
function GuidelineNews({ view: { guideline, readBefore, changes } }: { view: GuidelinePaneView }) {
  const t = useTranslations('sidebar');
  if (!guideline || readBefore === null) return null;
  return (
    <details className="mb-4 rounded-md border border-accent-line bg-accent-soft px-3 py-2 text-sm">
      <summary className="cursor-pointer font-medium">
        {t('news', { number: guideline.number, before: readBefore, count: changes.length })}
      </summary>
      {guideline.summary !== '' && <p className="mt-2 whitespace-pre-wrap">{guideline.summary}</p>}
      <ClauseChanges changes={changes} />
    </details>
  );
}

const keyOf = (place: string): string => `guideline-place-${place}`;

/** Where in a version of the guidelines one was last, in this browser. */
const storedPosition = (place: string): string | null => localStorage.getItem(keyOf(place));

function storeClausePosition(place: string, clauseId: string): void {
  localStorage.setItem(keyOf(place), clauseId);
}

/** Brings a clause to the upper edge of what scrolls, unless all of it is in view. */
function showClause(scroller: HTMLElement | null, clauseId: string): void {
  const clause = document.getElementById(clauseAnchor('clause', clauseId));
  if (!scroller || !clause) return;
  const [inner, outer] = [clause.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom - outer.height / 3) return;
  scroller.scrollTop += inner.top - outer.top - 8;
}
