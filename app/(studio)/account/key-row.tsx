'use client';

import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { isComposing } from '@/lib/browser/press';
import { type WorkspaceCommand } from '@/lib/workspace/commands/commands';
import { keyText } from '@/lib/workspace/commands/key-text';
import { WORKSPACE_KEYS } from '@/lib/workspace/commands/workspace-keys';

interface Props {
  act: WorkspaceCommand;
  /** Undefined while it is the key that it comes with. */
  chosen: string | undefined;
  /** The next press is its new key. */
  waiting: boolean;
  onWait(on: boolean): void;
  onPress(event: { code: string; shiftKey: boolean }): void;
  onReset(): void;
}

/** Keys that move the focus or leave, even while a new key is awaited; a modifier alone does not count as a key. */
const LEFT_ALONE = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** One command and its key: press the button, then the new key; Esc cancels. */
export function KeyRow({ act, chosen, waiting, onWait, onPress, onReset }: Props) {
  const t = useTranslations('keys.settings');
  const name = useTranslations('keys.act')(act);
  const text = keyText(chosen ?? WORKSPACE_KEYS[act]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (!waiting || modified || LEFT_ALONE.has(event.key) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (event.key === 'Escape') onWait(false);
    else onPress(event);
  };
  return (
    <li className="flex min-h-9 items-center justify-between gap-3 border-b border-line py-1">
      <span className="min-w-0">{name}</span>
      <span className="flex shrink-0 items-center gap-1">
        {chosen !== undefined && (
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={t('reset', { key: keyText(WORKSPACE_KEYS[act]) })}
            onClick={onReset}
          >
            <RotateCcw aria-hidden />
          </Button>
        )}
        <Button
          size="sm"
          aria-label={t('change', { act: name, key: text })}
          onClick={() => onWait(!waiting)}
          onKeyDown={onKeyDown}
          onBlur={() => waiting && onWait(false)}
        >
          {waiting ? t('press') : <Kbd>{text}</Kbd>}
        </Button>
      </span>
    </li>
  );
}
