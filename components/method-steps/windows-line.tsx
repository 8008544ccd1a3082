'use client';

import { useTranslations } from 'next-intl';
import { type Source } from './source';

interface Props {
  /** UTF-16 [start, end) of the reference. */
  windows: readonly [number, number][];
  source: Source;
}

/** The reference was too long for the judge: how much of it was shown, and each span to look at. */
export function WindowsLine({ windows, source }: Props) {
  const t = useTranslations('steps');
  const { reference, language, onLook } = source;
  const shown = windows.reduce((sum, [start, end]) => sum + end - start, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-needs">
      <p>{t('windows', { count: windows.length, share: shown / Math.max(1, reference.length) })}</p>
      <ol className="flex flex-wrap">
        {windows.map(([start, end], at) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => onLook(start, end)}
              className="num inline-flex h-6 min-w-6 items-center justify-center rounded-sm px-1 text-xs text-ink-2 underline decoration-line-strong underline-offset-3 hover:bg-hover"
            >
              <span className="sr-only">{t('span')}</span>
              {at + 1}
              <span className="sr-only" lang={language}>
                {reference.slice(start, Math.min(end, start + 24))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
