'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { quote } from '@/lib/text/offsets';
import { type UncoveredText } from '@/lib/workspace/state/uncovered-text';

interface Props {
  answer: string;
  language: string;
  texts: readonly UncoveredText[];
  /** What goes on without them, in words. */
  anyway: string;
  onGo(text: UncoveredText): void;
  /** From the last on, so that the first one added is at hand in the end. */
  onAdd(texts: readonly UncoveredText[]): void;
  onAnyway(): void;
  onClose(): void;
  finalFocus?: () => HTMLElement | true;
}

/** Before an answer is done: what of it is in no segment; one goes there, adds it, or goes on all the same. */
export function UncoveredDialog({ answer, language, texts, anyway, finalFocus, ...on }: Props) {
  const t = useTranslations('workspace.uncovered');
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={on.onClose}
      title={t('title')}
      description={t('text')}
      initialFocus={first}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="quiet" onClick={on.onAnyway} className="mr-auto">
            {anyway}
          </Button>
          <Button variant="primary" onClick={() => on.onAdd(texts.toReversed())}>
            {t('addAll')}
          </Button>
        </>
      }
    >
      <ul className="-mx-2 flex flex-col">
        {texts.map((text, index) => {
          const words = quote(answer, text.at);
          return (
            <li key={text.at[0]} className="flex items-start">
              <Button
                ref={index === 0 ? first : undefined}
                variant="quiet"
                className="h-auto min-h-8 min-w-0 flex-1 justify-start px-2 py-1 text-left font-normal wrap-anywhere whitespace-normal text-ink"
                onClick={() => on.onGo(text)}
              >
                <span className="sr-only">{t('goTo')} </span>
                <span lang={language}>{words}</span>
              </Button>
              <Button
                variant="quiet"
                className="shrink-0"
                aria-label={t('addWhole', { text: words })}
                onClick={() => on.onAdd([text])}
              >
                {t('add')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
