'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type Evidence } from '@/lib/annotation/evidence';
import { offeredBeside } from '@/lib/annotation/evidence-edit';
import { type MachineView } from '@/lib/annotation/view';
import { DeskKey } from './desk-key';
import { type DeskDoors } from './desk-doors';

interface Props {
  own: readonly Evidence[];
  machine: MachineView;
  doors: DeskDoors;
}

/** What the method found and the label does not hold, to be taken over with one key. */
export function OfferedEvidence({ own, machine, doors }: Props) {
  const t = useTranslations('judging');
  const { length: count } = offeredBeside(own, machine.evidence);
  if (count === 0) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-1.5 self-start px-1.5"
      onClick={() => doors.act({ kind: 'take-evidence' })}
    >
      <Glyph name="bot" large className="text-prefilled" /> {t('takeEvidence', { count })}{' '}
      <DeskKey of="takeEvidence" className="h-4 min-w-4" />
    </Button>
  );
}
