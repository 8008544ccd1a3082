'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CommandPalette } from '@/components/ui/overlay/command-palette';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import { useModifier } from '@/components/ui/use-modifier';
import { isComposing } from '@/lib/browser/press';
import { useShellLines } from './use-shell-lines';

/** The workspace has a palette of its own, and whoever is in a dialog finishes that first. */
const ELSEWHERE = '[data-workspace], [role="dialog"], [role="alertdialog"]';

/** The palette of every page, under Ctrl K or ⌘K, and its button. */
export function ShellPalette() {
  const t = useTranslations('shell.palette');
  const modifier = useModifier();
  const [open, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // On a Mac, Ctrl K deletes to the end of a line.
    const modified = modifier === '⌘' ? event.metaKey : event.ctrlKey;
    if (event.code !== 'KeyK' || !modified || event.altKey || event.shiftKey || isComposing(event)) return;
    if (!open && document.querySelector(ELSEWHERE)) return;
    event.preventDefault();
    setOpen(!open);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Tooltip label={t('title')} shortcut={`${modifier} K`}>
        <Button variant="quiet" size="icon" aria-label={t('title')} onClick={() => setOpen(true)}>
          <Search aria-hidden />
        </Button>
      </Tooltip>
      {open && <OpenPalette onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.palette');
  const lines = useShellLines();
  return (
    <CommandPalette
      title={t('title')}
      description={t('text')}
      nothing={t('nothing')}
      lines={lines}
      onClose={onClose}
      onChoose={({ run }) => {
        onClose();
        run();
      }}
    />
  );
}
