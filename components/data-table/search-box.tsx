'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Input } from '@/components/ui/form/input';
import { Kbd } from '@/components/ui/kbd';
import { isComposing } from '@/lib/browser/press';
import { isSearchKey } from './row-keys';

interface Props {
  /** What is searched in. */
  label: string;
  value: string | null;
  onSearch: (value: string | null) => void;
  /** Arrow down and Escape lead back to the rows. */
  onLeave: () => void;
}

const TAKES_TEXT = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Enter searches; "/" focuses the box from anywhere on the screen where a slash is not text. */
export function SearchBox({ label, value, onSearch, onLeave }: Props) {
  const t = useTranslations('table');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value ?? '');
  const [searched, setSearched] = useState(value);
  // "Back" and what takes filters off bring their own text.
  if (searched !== value) {
    setSearched(value);
    setText(value ?? '');
  }

  const onWindowKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || target.closest(TAKES_TEXT) || target.closest(OVERLAY)) return;
    if (!isSearchKey(event)) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  });
  useEffect(() => {
    window.addEventListener('keydown', onWindowKey);
    return () => window.removeEventListener('keydown', onWindowKey);
  }, []);

  function search(): void {
    const wanted = text.trim();
    if (wanted !== (value ?? '')) onSearch(wanted === '' ? null : wanted);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'ArrowDown' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') setText(value ?? '');
    onLeave();
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="relative w-full sm:w-80"
    >
      <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 z-10 size-4 text-ink-3" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // The cross in the field empties it without a submit.
          if (event.target.value === '' && value !== null) onSearch(null);
        }}
        onKeyDown={onKeyDown}
        className="peer pr-9 pl-8"
      />
      <Kbd className="pointer-events-none absolute top-1.5 right-2 peer-focus:hidden peer-not-placeholder-shown:hidden">
        /
      </Kbd>
      <button type="submit" className="sr-only">
        {t('search')}
      </button>
    </form>
  );
}
