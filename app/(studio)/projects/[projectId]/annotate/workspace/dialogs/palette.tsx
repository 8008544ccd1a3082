'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Input } from '@/components/ui/form/input';
import { Kbd } from '@/components/ui/kbd';
import { isComposing } from '@/lib/browser/press';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { matching, PALETTE, type PaletteItem } from '@/lib/workspace/commands/palette-items';
import { useKeyText } from '../engine/key-hint';
import { atSegment } from '../engine/use-restore-focus';

interface Props {
  /** Whether a command can do something; the others are left out. */
  enabled(id: CommandId): boolean;
  onClose(): void;
  onDone(id: CommandId): void;
}

type Line = PaletteItem & { words: string; key: string };

/** Every command by its name: type a few letters of it, choose with the arrows, Enter does it. */
export function Palette({ enabled, onClose, onDone }: Props) {
  const t = useTranslations('keys');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const found = matching(useLines(enabled), typed);
  const here = Math.min(at, found.length - 1);
  const choose = (line: Line | undefined): void => {
    if (line) onDone(line.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) return choose(found[here]);
    const next = Math.max(0, Math.min(found.length - 1, here + by));
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('palette')}
      description={t('paletteText')}
      width="md"
      initialFocus={field}
      finalFocus={atSegment}
    >
      <Input
        ref={field}
        role="combobox"
        aria-label={t('palette')}
        aria-expanded
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
        aria-label={t('palette')}
        className="mt-2 flex max-h-80 flex-col overflow-y-auto"
      >
        {found.map((line, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={line.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === here}
            onClick={() => choose(line)}
            className={cx(
              'flex min-h-8 shrink-0 cursor-pointer items-center justify-between gap-3 rounded px-2 text-left',
              index === here && 'bg-selected-soft ring-2 ring-accent ring-inset',
            )}
          >
            <span>{line.words}</span>
            {line.key && <Kbd>{line.key}</Kbd>}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="mt-2 text-ink-2">
          {t('nothingFound')}
        </p>
      )}
    </Dialog>
  );
}

/** The commands that can do something, in this person's words, with this person's keys. */
function useLines(enabled: Props['enabled']): Line[] {
  const t = useTranslations('keys');
  const types = useTranslations('typology');
  const textOf = useKeyText();
  return PALETTE.filter(({ id }) => enabled(id)).map((item) =>
    item.of === 'type'
      ? {
          ...item,
          words: t('itsType', { name: types(`${item.type}.name`), id: item.type }),
          key: `${textOf('type')} ${textOf(item.id)}`,
        }
      : // One with Ctrl or ⌘ is left out: the list has no room for it.
        { ...item, words: t(item.label as 'act.next'), key: item.id === 'submit' ? '' : textOf(item.id) },
  );
}
