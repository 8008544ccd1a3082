'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { KeyHint } from '../engine/key-hint';

interface Props {
  /** The commands that can do nothing now. */
  disabled: ReadonlySet<CommandId>;
  actions: WorkspaceActions;
}

/** What else can be done to the open segment, each with its key; in one place, whichever segment is open. */
export const SegmentTools = memo(function SegmentTools({ disabled, actions }: Props) {
  const t = useTranslations('workspace');
  const j = useTranslations('judging');
  const tool = (of: CommandId, label: string, title?: string) => (
    <Tool of={of} label={label} title={title} disabled={disabled.has(of)} onUse={() => actions.run(of)} />
  );
  return (
    <div role="group" aria-label={t('segmentTools')} className="-ml-1.5 flex shrink-0 flex-wrap pr-2">
      {tool('evidence', t('evidence'), t('addEvidence'))}
      {tool('note', t('addNote'))}
      {tool('guideline', t('citeClause'))}
      {tool('edit', j('wording.edit'))}
      {tool('split', t('split'))}
      {tool('merge', t('merge'), t('mergeNext'))}
      {tool('remove', t('remove'), t('removeSegment'))}
    </div>
  );
});

interface ToolProps {
  of: CommandId;
  label: string;
  title?: string;
  disabled: boolean;
  onUse(): void;
}

const Tool = ({ of, label, title, disabled, onUse }: ToolProps) => (
  <Button
    variant="quiet"
    size="sm"
    className="h-6 gap-1 px-1.5"
    title={title}
    disabled={disabled}
    focusableWhenDisabled
    onClick={onUse}
  >
    <KeyHint of={of} className="h-4 min-w-4 max-sm:hidden" /> {label}
  </Button>
);
