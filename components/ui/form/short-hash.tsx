'use client';

import { useTranslations } from 'next-intl';
import { cx } from '../cx';
import { useCopy } from '../use-copy';

/** Digits of a hash that tell it from others at a glance. */
const SHOWN_DIGITS = 12;

/** A hash by its first digits; pointing at it shows the whole, and a press copies it. */
export function ShortHash({ hash, className }: { hash: string; className?: string }) {
  const t = useTranslations('common');
  const [copied, copy] = useCopy(hash); // where there is no clipboard, the title has the whole
  const shown = hash.slice(0, SHOWN_DIGITS);

  return (
    <>
      <button
        type="button"
        title={hash}
        aria-label={t('copyHash', { hash: shown })}
        onClick={() => void copy()}
        className={cx(
          'rounded-sm font-mono text-xs decoration-dotted underline-offset-3 hover:underline',
          className,
        )}
      >
        {shown}
      </button>
      <span role="status" className={copied ? 'ml-2 text-xs text-ink-3' : 'sr-only'}>
        {copied && t('copied')}
      </span>
    </>
  );
}
