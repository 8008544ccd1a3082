'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Callout } from '@/components/ui/callout';
import { Progress } from '@/components/ui/progress';
import type { AppError } from '@/lib/errors';

/** Takes a file by choice or drop and sends it as it is; XMLHttpRequest, because fetch tells no upload progress. */
export function Upload({ projectId }: { projectId: string }) {
  const t = useTranslations('import');
  const text = useErrorText();
  const router = useRouter();
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<AppError | 'network' | null>(null);
  const [over, setOver] = useState(false);

  function send(file: File | undefined): void {
    if (!file) return;
    setError(null);
    setPercent(0);
    const request = new XMLHttpRequest();
    request.open('POST', `/api/projects/${projectId}/imports?name=${encodeURIComponent(file.name)}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) =>
      setPercent(Math.floor((100 * loaded) / Math.max(1, total)));
    request.onload = () => {
      setPercent(null);
      if (request.status === 200)
        router.push(`/projects/${projectId}/import/${(request.response as { id: string }).id}`);
      else setError((request.response as { error: AppError } | null)?.error ?? 'network');
    };
    request.onerror = () => {
      setPercent(null);
      setError('network');
    };
    request.send(file);
  }

  return (
    <div className="flex flex-col gap-3">
      <label
        data-over={over || undefined}
        className="relative flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong bg-surface px-6 py-10 text-center text-ink-2 focus-within:outline-2 focus-within:outline-focus hover:bg-hover data-over:border-solid data-over:border-accent data-over:bg-hover data-over:text-ink"
      >
        <FileUp aria-hidden className="size-6 stroke-[1.5] text-ink-3" />
        {t(over ? 'drop' : 'choose')}
        {/* Over the whole area: a file input takes what is dropped on it by itself. */}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
          disabled={percent !== null}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            send(event.currentTarget.files?.[0]);
            // So that the same file, once mended, can be chosen again.
            event.currentTarget.value = '';
          }}
          className="absolute inset-0 opacity-0"
        />
      </label>
      {percent !== null && <Progress label={t('uploading', { percent })} value={percent} />}
      {error && (
        <Callout kind="danger" role="alert">
          {error === 'network' ? text.network : text.whole(error)}
        </Callout>
      )}
    </div>
  );
}
