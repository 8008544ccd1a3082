import { useState } from 'react';
import { FIND_FIELD } from '@/components/reference/find-bar';
import { useFind } from '@/components/reference/use-find';
import { walkStepOf } from '@/lib/text/walk-keys';
import type { KeyPress } from '@/lib/browser/press';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { notFound, spanIn } from '@/lib/annotation/evidence/evidence-edit';
import type { TextSelection } from '@/lib/text/text-selection';
import { walked, walkFrom } from '@/lib/text/walk';

interface Marking {
  reference: string;
  /** Where a walk begins: at what is held, else at the top. */
  from: number;
  /** Walks from the first drawing on. */
  begins: boolean;
  onFound(item: Evidence): void;
}

/** Choosing evidence in the reference; `obey` carries out the workspace's commands for it and returns whether it knew one. */
export function useMarking({ reference, from, begins, onFound }: Marking) {
  const find = useFind(reference, 'label');
  const [cursor, setCursor] = useState<TextSelection | null>(() =>
    begins ? walkFrom(reference, from) : null,
  );

  const mark = (relation: 'supports' | 'contradicts', start: number, end: number): void =>
    onFound(spanIn(reference, relation, { start, end }));
  const markNotFound = (): void => onFound(notFound(find.searched()));
  const walk = (at: number | null): void => setCursor((now) => (at === null ? now : walkFrom(reference, at)));
  const begin = (): void => setCursor(walkFrom(reference, find.now()?.start ?? from));
  const leave = (): void => setCursor(null);

  function obey(command: string, press: KeyPress): boolean {
    const step = command.startsWith('walk.') && walkStepOf(press);
    if (cursor && step) setCursor(walked(reference, cursor, step));
    else if (cursor && command === 'markSupports') mark('supports', cursor.start, cursor.end);
    else if (cursor && command === 'markContradicts') mark('contradicts', cursor.start, cursor.end);
    else if (cursor && command === 'leave') leave();
    else if (command === 'nextHit') walk(find.step(1)?.start ?? null);
    else if (command === 'previousHit') walk(find.step(-1)?.start ?? null);
    else if (command === 'evidence') begin();
    else if (command === 'notFound') markNotFound();
    else if (command === 'find') document.querySelector<HTMLInputElement>(`#${FIND_FIELD}`)?.select();
    else return false;
    return true;
  }
  return { find, cursor, mark, markNotFound, walk, begin, leave, obey };
}
