'use client';

import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { Section } from '@/components/ui/section';
import type { SettingsChange } from '@/lib/exchange/dialect/settings';
import type { Inspection } from '@/lib/exchange/import/view';
import { Upload } from '../upload';

interface Props {
  projectId: string;
  second: NonNullable<NonNullable<Inspection['conversion']>['second']>;
  change: (next: SettingsChange) => void;
}

/** Asks for the file that the rows are joined to, and says how many found their partner in it. */
export function SecondFile({ projectId, second: { name, rows, found, fileName }, change }: Props) {
  const t = useTranslations('import.second');
  return (
    <Section title={t('title')} description={t('text', { name })}>
      <div className="flex flex-col gap-3">
        {fileName !== null && (
          <Callout kind={found < rows ? 'warning' : 'success'} role="status">
            {t('joined', { file: fileName, found, rows })}
          </Callout>
        )}
        <Upload
          projectId={projectId}
          unfinished={[]}
          label={t('choose', { name })}
          onReady={({ id }) => change({ second: id })}
        />
      </div>
    </Section>
  );
}
