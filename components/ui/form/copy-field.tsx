'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '../button';
import { controlStyle } from './control-style';
import { cx } from '../cx';

/** Something to take away: a link, a command. Selectable where the clipboard is out of reach (plain HTTP). */
export function CopyField({ value, label, className }: { value: string; label: string; className?: string }) {
  const t = useTranslations('common');
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without permission the text stays selected, ready for the person's own copy key.
      setCopied(false);
    }
  }

  return (
    <div className={cx('flex gap-2', className)}>
      <input
        ref={input}
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        className={cx(controlStyle, 'h-8 min-w-0 font-mono text-sm')}
      />
      <Button onClick={copy}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  );
}
