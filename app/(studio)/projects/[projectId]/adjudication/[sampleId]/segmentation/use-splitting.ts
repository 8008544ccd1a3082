import { useCallback, useState } from 'react';
import type { UnitView } from '@/lib/adjudication/view';
import { movedCaret, startCaret } from '@/lib/segmentation/caret';
import { canSplit } from '@/lib/segmentation/edit';
import type { CaretCommand } from '../keys';
import type { AdjudicationAct } from '../use-adjudication';

/** The caret with which the current segment is split; null while none is. */
export function useSplitting(units: readonly UnitView[], act: (wanted: AdjudicationAct) => Promise<boolean>) {
  const [caret, setCaret] = useState<{ id: string; at: number } | null>(null);
  const unit = units.findIndex(({ id }) => id === caret?.id);
  const text = units[unit]?.text ?? '';
  const place = useCallback((at: number) => setCaret((now) => now && { ...now, at }), []);

  function obey(command: CaretCommand): void {
    if (!caret) return;
    if (command.kind === 'caret') return place(movedCaret(text, caret.at, command.by, command.unit));
    if (command.kind === 'cut' && !canSplit(text, caret.at)) return;
    setCaret(null);
    if (command.kind === 'cut') void act({ kind: 'split', unit, at: caret.at });
  }
  return {
    caret: unit >= 0 ? caret : null,
    place,
    obey,
    begin: ({ id, text }: UnitView) => setCaret({ id, at: startCaret(text) }),
    leave: () => setCaret(null),
  };
}
