'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isComposing } from '@/lib/browser/press';
import { matching } from '@/lib/text/matching';
import { cx } from '../cx';
import { Input } from '../form/input';
import { Kbd } from '../kbd';
import { Dialog } from './dialog';

/** One thing that is asked for by its name. */
export interface PaletteLine {
  id: string;
  words: string;
  /** The language of the words, where it is not the page's. */
  lang?: string;
  /** Where it belongs, at the end of the line. */
  hint?: string;
  /** The key that does the same. */
  keys?: string;
}

interface Props<Line> {
  title: string;
  description: ReactNode;
  lines: readonly Line[];
  /** What is said when no line has what was typed. */
  nothing: ReactNode;
  onChoose(line: Line): void;
  onClose(): void;
  /** What has the focus afterwards; by default what had it before. */
  finalFocus?: () => HTMLElement | true;
}

/** Things by their names: type a few letters, choose with the arrows, Enter does it. */
export function CommandPalette<Line extends PaletteLine>(props: Props<Line>) {
  const { title, description, lines, nothing, onChoose, onClose, finalFocus } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const found = matching(lines, typed);
  const here = Math.min(at, found.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const line = found[here];
    if (by === undefined) return line && onChoose(line);
    const next = Math.max(0, Math.min(found.length - 1, here + by));
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      initialFocus={field}
      finalFocus={finalFocus}
    >
      <Input
        ref={field}
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${here}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={id}
        role="listbox"
        aria-label={title}
        className="mt-2 flex max-h-[min(20rem,50dvh)] flex-col overflow-y-auto"
      >
        {found.map((line, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={line.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === here}
            onClick={() => onChoose(line)}
            className={cx(
              'flex min-h-8 shrink-0 cursor-pointer items-center justify-between gap-3 rounded px-2 py-1 text-left',
              index === here &&
                'bg-selected-soft ring-2 ring-accent ring-inset forced-colors:outline-2 forced-colors:-outline-offset-2',
            )}
          >
            <span className="min-w-0 wrap-anywhere" lang={line.lang}>
              {line.words}
            </span>
            {line.keys && <Kbd>{line.keys}</Kbd>}
            {line.hint && (
              <span className="max-w-[45%] shrink-0 truncate text-sm text-ink-2">{line.hint}</span>
            )}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="mt-2 text-ink-2">
          {nothing}
        </p>
      )}
    </Dialog>
  );
}
