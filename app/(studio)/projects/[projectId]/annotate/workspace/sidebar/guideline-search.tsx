'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Input } from '@/components/ui/form/input';
import { isComposing } from '@/lib/browser/press';
import { type Clause } from '@/lib/guideline/clause';
import { findClauses } from '@/lib/guideline/find-clauses';

export const SEARCH = 'guideline-search';

interface Props {
  clauses: readonly Clause[];
  at: string;
  version: number;
  onGo(clauseId: string): void;
}

/** Looks words up in the clauses: typing goes to the first that has them, Enter to the next, Shift Enter back. */
export function GuidelineSearch({ clauses, at, version, onGo }: Props) {
  const t = useTranslations('sidebar');
  const [query, setQuery] = useState('');
  const found = useMemo(() => findClauses(clauses, query), [clauses, query]);
  const place = found.findIndex(({ id }) => id === at);
  const type = (text: string): void => {
    setQuery(text);
    const first = findClauses(clauses, text)[0];
    if (first) onGo(first.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || found.length === 0) return;
    event.preventDefault();
    const next = (place + (event.shiftKey ? -1 : 1) + found.length) % found.length;
    onGo(found[next]!.id);
  };
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line px-4 py-1.5">
      <Input
        id={SEARCH}
        type="search"
        value={query}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-7 min-w-0 flex-1"
      />
      <span role="status" className="num shrink-0 text-xs text-ink-3">
        {query.trim() === ''
          ? t('version', { number: version })
          : t('found', { at: place + 1, count: found.length })}
      </span>
    </div>
  );
}
