'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/use-copy';

/** A few lines of code under a heading, to copy; selected where the clipboard is out of reach (plain HTTP). */
export function Snippet({ title, code }: { title: string; code: string }) {
  const t = useTranslations('common');
  const id = useId();
  const text = useRef<HTMLPreElement>(null);
  const [copied, copy] = useCopy(code);

  function selectAndCopy(): void {
    if (text.current) getSelection()?.selectAllChildren(text.current);
    void copy();
  }

  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-md border border-line">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3">
        <h3 id={id} className="min-w-0 text-sm font-medium">
          {title}
        </h3>
        <Button size="sm" variant="quiet" aria-label={`${t('copy')}: ${title}`} onClick={selectAndCopy}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
      </div>
      <pre ref={text} className="bg-sunken px-3 py-2 font-mono text-sm break-words whitespace-pre-wrap">
        {code}
      </pre>
    </section>
  );
}
