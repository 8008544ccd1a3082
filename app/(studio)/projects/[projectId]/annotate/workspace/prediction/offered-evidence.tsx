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

/** Evidence that the method found and the label does not hold yet; one key takes it over. */
export function OfferedEvidence({ own, machine, actions }: Props) {
  const t = useTranslations('judging');
  const { length: count } = notYetCited(own, machine.evidence);
  if (count === 0) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-1.5 self-start px-1.5"
      onClick={() => actions.run('adoptEvidence')}
    >
      <Glyph name="bot" large className="text-prefilled" /> {t('adoptEvidence', { count })}{' '}
      <KeyHint of="adoptEvidence" className="h-4 min-w-4" />
    </Button>
  );
}
