'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import type { ActionOutcome } from '@/lib/entry/action';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import type { AppError } from '@/lib/errors';
import { isTextFormat, type SettingsChange } from '@/lib/exchange/dialect/settings';
import type { ComparedImport } from '@/lib/exchange/comparison/view';
import type { ContentPreview, Inspection } from '@/lib/exchange/import/view';
import { changeImport, startImport } from './actions';
import type { SavedMapping } from '@/lib/exchange/paths/view-schema';
import { CancelImport } from './cancel-import';
import { ComparisonSection } from './comparison/comparison-section';
import { MappingFields } from './mapping-fields';
import { ConversionFields } from './conversion-fields';
import { ImportNotes } from './import-notes';
import { KeptMappings } from './paths/kept-mappings';
import { PathFields } from './paths/path-fields';
import { PathsTable } from './paths/paths-table';
import { PresetField } from './preset-field';
import { Preview } from './preview';
import { DialectFields } from './dialect-fields';
import { EntryFields } from './entry-fields';
import { SheetFields } from './sheet-fields';
import { SourceRows } from './source-rows';

interface Props {
  projectId: string;
  inspection: Inspection;
  /** Those that the project keeps, where the file is read by paths. */
  mappings: readonly SavedMapping[];
  /** Of the whole file with the project. */
  comparison: ComparedImport;
}

/** The preset that brings a whole project. */
const NATIVE = 'native';

/** What was detected, what the columns mean, the first rows as they will be; each change is shown at once. */
export function ImportSetUp({ projectId, inspection, mappings, comparison }: Props) {
  const t = useTranslations('import');
  const text = useErrorText();
  const [error, setError] = useState<AppError | null>(null);
  const [busy, start] = useTransition();
  const [prefill, setPrefill] = useState(true);
  const { settings, missing, preview, empty, conversion, notes, presets, paths } = inspection;
  const native = settings.preset === NATIVE;
  /** There is a column to choose, or a path. */
  const chooses = !empty && (paths !== null || settings.columns.length > 0);
  const open =
    empty ||
    missing.length > 0 ||
    (conversion?.open.length ?? 0) > 0 ||
    conversion?.second?.fileName === null;
  const { id } = inspection.import;
  const run = (work: () => Promise<ActionOutcome<unknown>>): void =>
    start(async () => {
      const outcome = await work();
      setError(outcome.ok ? null : outcome.error);
    });
  const change = (next: SettingsChange): void => run(() => changeImport({ ...next, importId: id }));
  return (
    <>
      <EntryFields settings={settings} change={change} />
      {settings.format === 'xlsx' && <SheetFields settings={settings} change={change} />}
      {isTextFormat(settings.format) && <DialectFields settings={settings} change={change} />}
      <PresetField presets={presets} preset={settings.preset} change={change} />
      {native && (
        <Callout role="note" title={t('nativeTitle')}>
          {t('native')}
        </Callout>
      )}
      {paths && (
        <>
          <KeptMappings projectId={projectId} settings={settings} mappings={mappings} change={change} />
          <PathFields inspection={inspection} paths={paths} change={change} />
          <PathsTable paths={paths} />
        </>
      )}
      {conversion && (
        <ConversionFields
          projectId={projectId}
          conversion={conversion}
          note={t(paths ? 'paths.converted' : 'converted')}
          change={change}
        />
      )}
      {chooses && !native && !conversion && <MappingFields inspection={inspection} change={change} />}
      <ImportNotes notes={notes} title={t('droppedTitle')} />
      {inspection.content && <ContentNote content={inspection.content} />}
      <StandsInTheWay inspection={inspection} chooses={chooses} />
      {empty ? null : missing.length > 0 && !paths ? (
        <SourceRows inspection={inspection} />
      ) : (
        <Preview rows={preview} annotated={native || (conversion !== null && !paths)} />
      )}
      {!open && <ComparisonSection importId={id} comparison={comparison} />}
      {error && (
        <Callout kind="danger" role="alert">
          {text.whole(error)}
        </Callout>
      )}
      {!native && (
        <OptionLine
          control={<Checkbox checked={prefill} onCheckedChange={setPrefill} />}
          label={t('prefillAfter')}
          hint={t('prefillAfterText')}
        />
      )}
      <div className="flex gap-2">
        <Button
          variant="primary"
          busy={busy}
          disabled={open}
          onClick={() => run(() => startImport({ importId: id, prefill: prefill && !native }))}
        >
          {t('start')}
        </Button>
        <CancelImport importId={id} />
      </div>
    </>
  );
}

/** Why nothing can be imported yet: the file has no rows, none can be read, or a column or a path is to be chosen. */
function StandsInTheWay({
  inspection: { missing, empty, paths },
  chooses,
}: {
  inspection: Inspection;
  chooses: boolean;
}) {
  const t = useTranslations('import');
  if (empty) return <Callout kind="warning">{t('noRows')}</Callout>;
  if (missing.length === 0) return null;
  const fields = missing.map((field) => t(`field.${field}`)).join(' · ');
  return (
    <Callout kind="warning">
      {chooses ? t(paths ? 'paths.missing' : 'missing', { fields }) : t('noneReadable')}
    </Callout>
  );
}

/** What a file says of the whole project, and what will become of it here. */
function ContentNote({ content }: { content: ContentPreview }) {
  const t = useTranslations('import.content');
  const { people, guidelines, rounds, fresh } = content;
  return (
    <Callout role="note" title={t('title')}>
      <p>{t('holds', { people, guidelines, rounds: rounds.length })}</p>
      <p>{t(fresh ? 'fresh' : 'kept')}</p>
    </Callout>
  );
}
