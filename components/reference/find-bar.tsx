'use client';

import { useTranslations } from 'next-intl';
import { Input } from '@/components/ui/form/input';
import { isComposing } from '@/lib/browser/press';
import { type Find } from './use-find';

export const FIND_FIELD = 'find-in-reference';

interface Props {
  find: Find;
  /** While evidence is chosen: takes the walk to what was found, or back to where it was. */
  onWalk: ((from: number | null) => void) | null;
}

/**
 * Looks for words in the reference; Enter goes on, Shift Enter back, Escape leaves the words marked. While evidence is
 * chosen, Enter takes the walk to the first of them.
 */
export function FindBar({ find, onWalk }: Props) {
  const t = useTranslations('workspace');
  const { query, hits, at } = find;
  return (
    <div className="ml-auto flex min-w-0 items-center gap-2">
      <span role="status" className="num text-xs whitespace-nowrap text-ink-3">
        {query === '' ? '' : hits.length === 0 ? t('noHit') : t('hits', { at: at + 1, count: hits.length })}
      </span>
      <Input
        id={FIND_FIELD}
        type="search"
        autoComplete="off"
        aria-label={t('find')}
        placeholder={t('findShort')}
        value={query}
        onChange={(event) => find.setQuery(event.currentTarget.value)}
        onBlur={find.keep}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && onWalk && !isComposing(event.nativeEvent)) {
            event.preventDefault();
            return onWalk(null);
          }
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent))
            return;
          event.preventDefault();
          find.keep();
          if (onWalk) onWalk(find.now()?.start ?? null);
          else find.step(event.shiftKey ? -1 : 1);
        }}
        className="h-7 w-36 min-w-16 shrink text-sm"
      />
    </div>
  );
}
