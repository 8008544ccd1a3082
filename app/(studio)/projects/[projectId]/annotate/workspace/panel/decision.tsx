'use client';

import { useTranslations } from 'next-intl';
import { overall } from '@/components/label-picker/verdict-mark';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Glyph } from '@/components/ui/glyph';
import { type LabelView } from '@/lib/annotation/view';
import type { Hint } from '@/lib/workspace/state/hint';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceActions } from '../engine/workspace-actions';

interface Props {
  label: LabelView;
  /** A type is being chosen. */
  picking: boolean;
  /** Why the last key or click did nothing here, as a key of what is said; null for nothing. */
  hint: Hint | null;
  actions: WorkspaceActions;
}

const CHOICES = [
  { verdict: 'consistent', command: 'consistent', glyph: 'check' },
  { verdict: 'inconsistent', command: 'type', glyph: 'x' },
  { verdict: 'unsure', command: 'unsure', glyph: 'circle-question-mark' },
] as const;

/** The verdict on the open segment: say it, or accept what is pre-filled. */
export function Decision({ label, picking, hint, actions }: Props) {
  const t = useTranslations('workspace');
  const v = useTranslations('verdicts');
  const decided = label.decidedAt !== null;
  const said = decided ? overall(label) : null;
  return (
    <div
      role="group"
      aria-label={t('verdict')}
      className="flex shrink-0 flex-wrap items-center gap-1 py-1 pr-2 text-sm"
    >
      {CHOICES.map(({ verdict, command, glyph }) => (
        <Button
          key={verdict}
          size="sm"
          aria-pressed={said === verdict}
          onClick={() => actions.run(command)}
          className={cx(
            'gap-1 px-1.75',
            said === verdict &&
              'bg-selected-soft ring-2 ring-accent hover:bg-selected-soft hover:ring-accent',
            picking &&
              verdict === 'inconsistent' &&
              'ring-2 ring-accent forced-colors:outline-2 forced-colors:-outline-offset-2',
          )}
        >
          <Glyph name={glyph} large /> {v(verdict)} <KeyHint of={command} className="h-4 min-w-4" />
        </Button>
      ))}
      {label.status === 'prefilled' && (
        <Button variant="primary" size="sm" className="gap-1 px-1.75" onClick={() => actions.run('accept')}>
          {t('accept')} <Glyph name="corner-down-left" large />
        </Button>
      )}
      {hint && (
        <p aria-hidden className="ml-auto px-1 text-xs text-ink-2">
          {t(`said.${hint}`)}
        </p>
      )}
    </div>
  );
}
