'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { isComposing } from '@/lib/browser/press';
import { Textarea } from '@/components/ui/form/textarea';
import { MOST_TEXT } from '@/lib/segmentation/edit';
import { keyText } from '@/lib/workspace/commands/key-text';
import { KeyHint } from '../engine/key-hint';

interface Props {
  text: string;
  language: string;
  onKeep(text: string): void;
  onLeave(): void;
}

/** Edits the text of a segment: Enter and leaving the field save, Shift Enter breaks the line, Escape discards. */
export function TextField({ text, language, onKeep, onLeave }: Props) {
  const t = useTranslations('judging.wording');
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const keep = (): void => onKeep(field.current?.value ?? text);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    keep();
  };
  // Whoever goes to another segment has not taken the words back; another window is no leaving.
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (box.current?.contains(relatedTarget) || !document.hasFocus()) return;
    if (field.current?.value !== text) keep();
  };
  return (
    <div ref={box} className="flex flex-col gap-1.5">
      <Textarea
        ref={field}
        aria-label={t('field')}
        lang={language}
        rows={3}
        maxLength={MOST_TEXT}
        defaultValue={text}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="reading reading-sm"
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-40 flex-1 text-xs text-ink-2">{t('hint')}</p>
        <Button size="sm" onClick={keep}>
          {t('keep')} <Kbd className="h-4 min-w-4">{keyText('Enter')}</Kbd>
        </Button>
        <Button size="sm" variant="quiet" onClick={onLeave}>
          {t('leave')} <KeyHint of="leave" className="h-4 min-w-4" />
        </Button>
      </div>
    </div>
  );
}
