'use client';

import { ChevronDown, ChevronUp, Pin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/form/input';
import { isComposing } from '@/lib/browser/press';
import { HitsMenu } from './hits-menu';
import { type Find } from './use-find';

export const FIND_FIELD = 'find-in-reference';

interface Props {
  find: Find;
  text: string;
  language: string;
  /** While evidence is chosen: takes the walk to a place, or back to where it was. */
  onWalk: ((from: number | null) => void) | null;
  /** Begins to choose evidence at what was found; null where nothing may be changed. */
  onChoose: ((from: number) => void) | null;
}

/**
 * Looks for words in the reference, from what is in view on. Enter chooses the sentence of the place as evidence, up and
 * down go from place to place, Escape leaves the words marked.
 */
export function FindBar({ find, text, language, onWalk, onChoose }: Props) {
  const t = useTranslations('workspace');
  const f = useTranslations('judging.find');
  const { query, hits, at, pinned } = find;
  const found = query !== '' && hits.length > 0;
  const step = (by: 1 | -1): void => {
    const hit = find.step(by);
    if (hit && onWalk) onWalk(hit.start);
  };
  const enter = (back: boolean): void => {
    find.keep();
    const start = find.now()?.start ?? null;
    if (onWalk) return onWalk(start);
    if (back || onChoose === null || start === null) find.step(back ? -1 : 1);
    else onChoose(start);
  };
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1">
      <span role="status" className="num text-xs whitespace-nowrap text-ink-3">
        {query === '' ? '' : hits.length === 0 ? t('noHit') : t('hits', { at: at + 1, count: hits.length })}
      </span>
      {found && (
        <>
          <Button variant="quiet" size="icon-sm" aria-label={f('previous')} onClick={() => step(-1)}>
            <ChevronUp aria-hidden />
          </Button>
          <Button variant="quiet" size="icon-sm" aria-label={f('next')} onClick={() => step(1)}>
            <ChevronDown aria-hidden />
          </Button>
          <HitsMenu
            find={find}
            text={text}
            language={language}
            onGo={(number) => {
              find.go(number);
              if (onWalk) onWalk(hits[number]!.start);
            }}
          />
          <Button
            variant="quiet"
            size="icon-sm"
            aria-pressed={pinned}
            aria-label={f('pin')}
            title={f('pin')}
            onClick={() => find.setPinned(!pinned)}
          >
            <Pin aria-hidden className={pinned ? 'fill-accent-soft text-accent' : ''} />
          </Button>
        </>
      )}
      <Input
        id={FIND_FIELD}
        type="search"
        autoComplete="off"
        aria-label={t('find')}
        placeholder={t('findShort')}
        value={query}
        onFocus={find.begin}
        onChange={(event) => find.setQuery(event.currentTarget.value)}
        onBlur={find.keep}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return;
          const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
          if (event.key === 'Escape' && onWalk) {
            event.preventDefault();
            onWalk(null);
          } else if (event.key === 'Enter' || by) {
            event.preventDefault();
            if (by) find.step(by);
            else enter(event.shiftKey);
          }
        }}
        className="h-7 w-52 min-w-20 shrink text-sm"
      />
    </div>
  );
}
