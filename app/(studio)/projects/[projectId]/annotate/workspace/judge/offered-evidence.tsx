'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { notYetCited } from '@/lib/annotation/evidence/evidence-edit';
import { type MachineView } from '@/lib/annotation/view';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceActions } from '../engine/workspace-actions';

interface Props {
  own: readonly Evidence[];
  machine: MachineView;
  actions: WorkspaceActions;
}

/** What the method found and the label does not hold, to be taken over with one key. */
export function OfferedEvidence({ own, machine, actions }: Props) {
  const t = useTranslations('judging');
  const { length: count } = notYetCited(own, machine.evidence);
  if (count === 0) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-1.5 self-start px-1.5"
      onClick={() => actions.edit({ kind: 'take-evidence' })}
    >
      <Glyph name="bot" large className="text-prefilled" /> {t('takeEvidence', { count })}{' '}
      <KeyHint of="takeEvidence" className="h-4 min-w-4" />
    </Button>
  );
}
