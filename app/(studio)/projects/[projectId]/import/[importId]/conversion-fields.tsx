'use client';

import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import type { SettingsChange } from '@/lib/exchange/dialect/settings';
import type { Inspection } from '@/lib/exchange/import/view';
import { SecondFile } from './second-file';
import { ToldFields } from './told-fields';

interface Props {
  projectId: string;
  conversion: NonNullable<Inspection['conversion']>;
  /** What becomes of the rows. */
  note: string;
  change: (next: SettingsChange) => void;
}

/** How the rows of another tool's file become samples and labels: what has to be said, and what is joined. */
export function ConversionFields({ projectId, conversion, note, change }: Props) {
  const t = useTranslations('import');
  const { unit, second, asks } = conversion;
  return (
    <>
      <Callout role="note">
        <p>{note}</p>
        {unit && <p>{t(`units.${unit}`)}</p>}
      </Callout>
      {asks.length > 0 && <ToldFields conversion={conversion} change={change} />}
      {second && <SecondFile projectId={projectId} second={second} change={change} />}
    </>
  );
}
