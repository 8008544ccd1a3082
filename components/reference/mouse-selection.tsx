'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { selectedSpan } from '@/components/segment-text/selected-span';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { popupStyle } from '@/components/ui/overlay/popup-style';
import { isComposing } from '@/lib/browser/press';
import { modeKeyText } from '@/lib/workspace/commands/key-text';

/** The commands that these letters are the keys of. */
const MARKS = { supports: 'markSupports', contradicts: 'markContradicts' } as const;

interface Props {
  box: { current: HTMLDivElement | null };
  text: string;
  onMark(relation: 'supports' | 'contradicts', start: number, end: number): void;
}

/** Text selected in the reference can be made evidence: a small bar beside it, or the same letters as in evidence mode. */
export function MouseSelection({ box, text, onMark }: Props) {
  const t = useTranslations('workspace');
  const [picked, setPicked] = useState<{ top: number; left: number } | null>(null);

  const read = useEffectEvent(() => {
    const pane = box.current;
    const span = pane && selectedSpan(pane, text);
    if (!pane || !span) return setPicked(null);
    const at = window.getSelection()!.getRangeAt(0).getBoundingClientRect();
    const room = pane.getBoundingClientRect();
    const top = Math.min(at.bottom, room.bottom - 44) - room.top + pane.scrollTop + 6;
    setPicked({ top, left: Math.max(8, Math.min(at.left - room.left, room.width - 220)) });
  });
  /** What is selected now, which may be newer than the bar shows. */
  const take = (relation: 'supports' | 'contradicts'): boolean => {
    const span = box.current && selectedSpan(box.current, text);
    if (!span) return false;
    onMark(relation, span[0], span[1]);
    window.getSelection()?.removeAllRanges();
    setPicked(null);
    return true;
  };
  const attachByKey = useEffectEvent(take);
  useEffect(() => {
    let held = false;
    const down = (event: PointerEvent): void => {
      held = event.target instanceof Node && !!box.current?.contains(event.target);
    };
    const up = (): void => {
      held = false;
      read();
    };
    const changed = (): void => {
      if (!held) read(); // while the mouse draws the selection nothing may jump about under it
    };
    const key = (event: KeyboardEvent): void => {
      const relation = event.code === 'KeyS' ? 'supports' : event.code === 'KeyD' ? 'contradicts' : null;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (!relation || modified || isComposing(event) || window.getSelection()?.isCollapsed !== false) return;
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      if (attachByKey(relation)) event.preventDefault();
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('selectionchange', changed);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('selectionchange', changed);
      document.removeEventListener('keydown', key);
    };
  }, [box]);

  if (!picked) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('useSelection')}
      style={{ top: picked.top, left: picked.left }}
      className={`absolute z-10 flex gap-1 p-1 ${popupStyle}`}
    >
      {(['supports', 'contradicts'] as const).map((relation) => (
        <Button
          key={relation}
          size="sm"
          variant="quiet"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(relation)}
        >
          <span className={`evidence-${relation}`}>{t(relation)}</span>
          <Kbd>{modeKeyText(MARKS[relation], 'evidence')}</Kbd>
        </Button>
      ))}
    </div>
  );
}
