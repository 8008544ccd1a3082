'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { type WorkspaceCommand } from '@/lib/workspace/commands/commands';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { KeyHint } from '../engine/key-hint';

interface Props {
  /** Whether another segment follows, to merge with. */
  mergeable: boolean;
  actions: WorkspaceActions;
}

/** What else can be done to the open segment, each with its key; in one place, whichever segment is open. */
export const SegmentTools = memo(function SegmentTools({ mergeable, actions }: Props) {
  const t = useTranslations('workspace');
  const j = useTranslations('judging');
  return (
    <div
      role="group"
      aria-label={t('segmentTools')}
      className="flex shrink-0 flex-wrap gap-x-1 bg-surface px-2 pb-1 max-sm:gap-x-0"
    >
      <Tool of="evidence" label={t('evidence')} title={t('addEvidence')} onUse={actions.walk} />
      <Tool of="note" label={t('addNote')} onUse={() => actions.run('note')} />
      <Tool of="guideline" label={t('citeClause')} onUse={() => actions.run('guideline')} />
      <Tool of="edit" label={j('wording.edit')} onUse={() => actions.run('edit')} />
      <Tool of="split" label={t('split')} onUse={() => actions.run('split')} />
      <Tool
        of="merge"
        label={t('merge')}
        title={t('mergeNext')}
        disabled={!mergeable}
        onUse={() => actions.run('merge')}
      />
    </div>
  );
});

interface ToolProps {
  of: WorkspaceCommand;
  label: string;
  title?: string;
  disabled?: boolean;
  onUse(): void;
}

const Tool = ({ of, label, title, disabled, onUse }: ToolProps) => (
  <Button
    variant="quiet"
    size="sm"
    className="px-1.5"
    title={title}
    disabled={disabled}
    focusableWhenDisabled
    onClick={onUse}
  >
    <KeyHint of={of} className="h-4 min-w-4 max-sm:hidden" /> {label}
  </Button>
);
