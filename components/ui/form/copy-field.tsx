'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '../button';
import { controlStyle } from './control-style';
import { cx } from '../cx';
import { useCopy } from '../use-copy';

/** Something to take away: a link, a command. Selectable where the clipboard is out of reach (plain HTTP). */
export function CopyField({ value, label, className }: { value: string; label: string; className?: string }) {
  const t = useTranslations('common');
  const [copied, copy] = useCopy(value);
  const input = useRef<HTMLInputElement>(null);

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
      <Button
        onClick={() => {
          // Without permission the text stays selected, ready for the person's own copy key.
          input.current?.select();
          void copy();
        }}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  );
}
