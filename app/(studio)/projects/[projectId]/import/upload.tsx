'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Progress } from '@/components/ui/progress';
import { ACCEPTED_FILES } from '@/lib/exchange/upload/file-names';
import { isSameFile } from '@/lib/exchange/upload/same-file';
import type { ImportView } from '@/lib/exchange/import/view';
import { useUpload } from './use-upload';

interface Props {
  projectId: string;
  /** Uploads that were begun: choosing one of their files goes on with it. */
  unfinished: readonly ImportView[];
  /** The one that is to be gone on with here; no other file is taken. */
  only?: ImportView;
  /** Shown while nothing is sent from here. */
  idle?: ReactNode;
  /** What is to be chosen, where it is not the file of an import. */
  label?: string;
  /** Goes on with the file once it is there; else its screen opens. */
  onReady?: (row: ImportView) => void;
}

/** Takes a file by choice or drop and sends it as it is, through broken connections. */
export function Upload({ projectId, unfinished, only, idle, label, onReady }: Props) {
  const t = useTranslations('import');
  const text = useErrorText();
  const [over, setOver] = useState(false);
  const [other, setOther] = useState(false);
  const { progress, error, send, cancel } = useUpload(projectId, unfinished, onReady);
  const percent = progress ? Math.floor((100 * progress.sent) / Math.max(1, progress.size)) : 0;
  const reason = progress?.waitsFor;

  function choose(file: File | undefined): void {
    if (!file) return;
    const wrong = only !== undefined && !isSameFile(only, file);
    setOther(wrong);
    if (!wrong) send(file);
  }

  return (
    <div className="flex flex-col gap-3">
      <label
        data-over={over || undefined}
        className="relative flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong bg-surface px-6 py-10 text-center text-ink-2 focus-within:outline-2 focus-within:outline-focus hover:bg-hover data-over:border-solid data-over:border-accent data-over:bg-hover data-over:text-ink"
      >
        <FileUp aria-hidden className="size-6 stroke-[1.5] text-ink-3" />
        <span className="wrap-anywhere">
          {over ? t('drop') : only ? t('goOn', { name: only.fileName }) : (label ?? t('choose'))}
        </span>
        {/* Over the whole area: a file input takes what is dropped on it by itself. */}
        <input
          type="file"
          accept={ACCEPTED_FILES}
          disabled={progress !== null}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            // So that the same file, once mended, can be chosen again.
            event.currentTarget.value = '';
          }}
          className="absolute inset-0 opacity-0"
        />
      </label>
      {!progress && idle}
      {progress && (
        <div className="flex flex-col gap-3">
          <Progress label={t('uploading', { percent })} value={percent} />
          {reason && (
            <Callout kind="warning" role="status">
              {t('waiting', { percent, reason: reason === 'network' ? text.network : text.whole(reason) })}
            </Callout>
          )}
          <div>
            <Button onClick={cancel}>{t('cancel')}</Button>
          </div>
        </div>
      )}
      {other && (
        <Callout kind="danger" role="alert">
          {t('otherFile')}
        </Callout>
      )}
      {error && (
        <Callout kind="danger" role="alert">
          {error === 'network' ? text.network : text.whole(error)}
        </Callout>
      )}
    </div>
  );
}
