'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { asking, type Mentionable, offered as offeredOf } from '@/lib/comment/mentions';

const SHOWN = 5;

export interface MentionPicker {
  /** Who is offered for the "@" at the caret; empty while none is asked for. */
  offered: readonly Mentionable[];
  /** Which of them Enter takes. */
  at: number;
  take(person: Mentionable): void;
  /** The caret stands elsewhere, or the words are others. */
  look(field: HTMLTextAreaElement): void;
  leave(): void;
  /** True when the key was for the list. */
  press(event: KeyboardEvent): boolean;
}

/** People offered behind an "@": the arrows go through them, Enter and Tab take one, Escape wants none. */
export function useMention(
  field: RefObject<HTMLTextAreaElement | null>,
  { people, me }: { people: readonly Mentionable[]; me: string },
  words: string,
  write: (words: string) => void,
): MentionPicker {
  // For other words than these the caret is not known.
  const [spot, setSpot] = useState<{ words: string; caret: number } | null>(null);
  const [index, setIndex] = useState(0);
  const [shut, setShut] = useState<number | null>(null);
  const asked = spot?.words === words ? asking(words, spot.caret) : null;
  const offered =
    asked && asked.from !== shut ? offeredOf(people, { me, query: asked.query, most: SHOWN }) : [];
  const at = Math.min(index, offered.length - 1);

  const take = ({ name }: Mentionable): void => {
    if (!asked || !spot) return;
    const before = `${words.slice(0, asked.from)}@${name} `;
    write(before + words.slice(spot.caret));
    setIndex(0);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  const look = ({ value, selectionStart: caret }: HTMLTextAreaElement): void => {
    if (value === spot?.words && caret === spot.caret) return;
    setSpot({ words: value, caret });
    setIndex(0);
    if (asking(value, caret)?.from !== shut) setShut(null);
  };
  const press = (event: KeyboardEvent): boolean => {
    const person = offered[at];
    if (!person || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setIndex((at + by + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(person);
    else if (event.key === 'Escape') setShut(asked?.from ?? null);
    else return false;
    return true;
  };
  return { offered, at, take, look, leave: () => setSpot(null), press };
}
