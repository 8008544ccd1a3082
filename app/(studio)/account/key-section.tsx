'use client';

import { useTranslations } from 'next-intl';
import { useOptimistic, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { WorkspaceCommand } from '@/lib/workspace/commands/commands';
import {
  chooseKey,
  keyOf,
  WORKSPACE_COMMANDS,
  WORKSPACE_KEYS,
  type WorkspaceKeys,
} from '@/lib/workspace/commands/workspace-keys';
import { keyText } from '@/lib/workspace/commands/key-text';
import type { ActionOutcome } from '@/lib/entry/action';
import { KeyRow } from './key-row';

interface Props {
  chosen: WorkspaceKeys;
  save(settings: { keys: WorkspaceKeys }): Promise<ActionOutcome<void>>;
}

/** Every command of the workspace with its key, which can be replaced; saved at once. */
export function KeySection({ chosen, save }: Props) {
  const t = useTranslations('keys.settings');
  const [keys, setKeys] = useOptimistic(chosen);
  const [waiting, setWaiting] = useState<WorkspaceCommand | null>(null);
  const [said, say] = useState('');
  const [, start] = useTransition();
  const refused = useRefusedKey();

  const keep = (next: WorkspaceKeys): void => {
    setWaiting(null);
    say('');
    start(async () => {
      setKeys(next);
      const { ok } = await save({ keys: next });
      say(t(ok ? 'saved' : 'failed'));
    });
  };
  const press = (act: WorkspaceCommand, event: { code: string; shiftKey: boolean }): void => {
    const key = keyOf(event);
    const next = key === null ? null : chooseKey(keys, act, key);
    if (next && !('takenBy' in next)) return keep(next);
    say(refused(key, next));
  };
  return (
    <Section
      title={t('title')}
      description={t('text', { modifier: 'Ctrl / ⌘' })}
      actions={
        Object.keys(keys).length > 0 && (
          <Button size="sm" onClick={() => keep({})}>
            {t('resetAll')}
          </Button>
        )
      }
    >
      <ul id="keys" className="grid gap-x-8 sm:grid-cols-2">
        {WORKSPACE_COMMANDS.map((act) => (
          <KeyRow
            key={act}
            act={act}
            chosen={keys[act]}
            waiting={waiting === act}
            onWait={(on) => {
              say('');
              setWaiting(on ? act : null);
            }}
            onPress={(event) => press(act, event)}
            onReset={() => {
              const next = chooseKey(keys, act, WORKSPACE_KEYS[act]);
              if ('takenBy' in next) say(refused(WORKSPACE_KEYS[act], next));
              else keep(next);
            }}
          />
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-6 text-base text-ink-2">
        {said}
      </p>
    </Section>
  );
}

/** Why a key was not taken, in words. */
function useRefusedKey(): (key: string | null, taken: { takenBy: WorkspaceCommand } | null) => string {
  const t = useTranslations('keys.settings');
  const acts = useTranslations('keys.act');
  return (key, taken) =>
    key !== null && taken ? t('taken', { key: keyText(key), act: acts(taken.takenBy) }) : t('unfit');
}
