'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { modeKeyText } from '@/lib/workspace/commands/key-text';

interface Props {
  quote: string;
  language: string;
  onMark(relation: 'supports' | 'contradicts'): void;
  onNotFound(): void;
  onLeave(): void;
  /** The words of the sentences most like the segment. */
  nearest: readonly string[];
  onNearest(rank: number): void;
}

/** What evidence mode is on, read out as it moves, and what can be said of it. */
export function SelectionBar({ quote, language, onMark, onNotFound, onLeave, nearest, onNearest }: Props) {
  const t = useTranslations('workspace');
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-1.5 border-t border-accent-line bg-accent-soft px-4 py-1.5 text-sm">
      <p className="w-full text-ink-2 max-sm:text-xs [@media(max-height:34rem)]:sr-only">
        {t('evidenceMode')}
        <span className="sr-only" aria-live="polite" lang={language}>
          {quote}
        </span>
      </p>
      {nearest.length > 0 && (
        <ul
          aria-label={t('nearest')}
          className="flex w-full min-w-0 flex-wrap gap-1 [@media(max-height:34rem)]:hidden"
        >
          {nearest.map((words, rank) => (
            <li key={words} className="min-w-0 max-w-full flex-1 basis-40">
              <Button
                size="sm"
                variant="quiet"
                className="w-full min-w-0 justify-start px-1"
                onClick={() => onNearest(rank)}
              >
                <Kbd>{rank + 1}</Kbd>
                <span lang={language} className="min-w-0 truncate font-normal">
                  {words}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" onClick={() => onMark('supports')}>
        {t('supports')} <Kbd>{modeKeyText('markSupports', 'evidence')}</Kbd>
      </Button>
      <Button size="sm" onClick={() => onMark('contradicts')}>
        {t('contradicts')} <Kbd>{modeKeyText('markContradicts', 'evidence')}</Kbd>
      </Button>
      <Button size="sm" variant="quiet" onClick={onNotFound}>
        {t('not_found')} <Kbd>{modeKeyText('notFound', 'evidence')}</Kbd>
      </Button>
      <Button size="sm" variant="quiet" onClick={onLeave}>
        {t('leave')} <Kbd>{modeKeyText('leave', 'evidence')}</Kbd>
      </Button>
    </div>
  );
}
