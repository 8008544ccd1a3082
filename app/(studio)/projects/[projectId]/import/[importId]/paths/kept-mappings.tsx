'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Section } from '@/components/ui/section';
import type { ImportSettings, SettingsChange } from '@/lib/exchange/dialect/settings';
import { NO_PATHS } from '@/lib/exchange/paths/path-mapping';
import type { SavedMapping } from '@/lib/exchange/paths/view-schema';
import { deleteMapping, saveMapping } from '../actions';

interface Props {
  projectId: string;
  settings: ImportSettings;
  mappings: readonly SavedMapping[];
  change: (next: SettingsChange) => void;
}

/** Mappings of earlier files: one of them is used here, this one is kept for later, those of no use are deleted. */
export function KeptMappings({ projectId, settings: { preset, paths = NO_PATHS }, mappings, change }: Props) {
  const t = useTranslations('import.paths');
  const act = useOperation();
  const [name, setName] = useState('');
  const used = mappings.find(
    (one) => one.preset === preset && JSON.stringify(one.paths) === JSON.stringify(paths),
  );
  const save = (): void => {
    if (name.trim() === '') return;
    void act.run(() => saveMapping({ projectId, name, preset, paths }), t('saved'));
    setName('');
  };
  return (
    <Section title={t('mappings')} description={t('mappingsText')}>
      <div className="flex flex-wrap items-end gap-3">
        {mappings.length > 0 && (
          <Field label={t('use')} className="w-64">
            <Select
              value={used?.id ?? null}
              placeholder={t('useOne')}
              onValueChange={(id) => {
                const chosen = mappings.find((one) => one.id === id);
                if (chosen) change({ preset: chosen.preset, paths: chosen.paths });
              }}
              options={mappings.map(({ id, name: label }) => ({ value: id, label }))}
            />
          </Field>
        )}
        {used && (
          <ConfirmDialog
            title={t('deleteTitle')}
            description={t('deleteText', { name: used.name })}
            action={t('delete')}
            trigger={<Button aria-label={t('deleteThis', { name: used.name })}>{t('delete')}</Button>}
            onConfirm={async () =>
              (await act.run(() => deleteMapping({ projectId, mappingId: used.id }), t('deleted'))) !== null
            }
          />
        )}
        <Field label={t('name')} className="w-64">
          <Input
            value={name}
            maxLength={100}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
        </Field>
        <Button disabled={name.trim() === ''} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </Section>
  );
}
