'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { Kbd } from '@/components/ui/kbd';
import { isComposing, type KeyPress } from '@/lib/browser/press';
import { Textarea } from '@/components/ui/form/textarea';
import { atSegment } from '../engine/use-restore-focus';

interface Props {
  words: { title: string; text: string; field: string; done: string };
  /**
   * Reasons that are often given: a digit gives one at once while the field is empty, a press puts it into the field, where
   * more can be said.
   */
  reasons?: readonly string[];
  value: string;
  /** Without words there is nothing to be done. */
  required?: boolean;
  limit: number;
  onClose(): void;
  onDone(text: string): void;
  other?: { label: string; run(): void };
}

/** Asks for a few words: why a sample is flagged or skipped, or a note on the answer. */
export function TextDialog({
  words,
  reasons = [],
  value,
  required = false,
  limit,
  onClose,
  onDone,
  other,
}: Props) {
  const t = useTranslations('common');
  const field = useRef<HTMLTextAreaElement>(null);
  const put = (reason: string): void => {
    const area = field.current;
    if (!area) return;
    area.value = area.value.trim() === '' ? reason : `${area.value.trimEnd()} ${reason}`;
    area.focus();
  };
  const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const reason = event.currentTarget.value === '' ? reasons[digitOf(event.nativeEvent) - 1] : undefined;
    if (reason !== undefined) {
      event.preventDefault();
      return onDone(reason);
    }
    const sends = (event.ctrlKey || event.metaKey) && event.key === 'Enter';
    if (!sends || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      width="sm"
      initialFocus={field}
      finalFocus={atSegment}
      footer={
        <>
          {other && (
            <Button variant="quiet" onClick={other.run} className="mr-auto">
              {other.label}
            </Button>
          )}
          <DialogClose render={<Button />}>{t('cancel')}</DialogClose>
          <Button type="submit" form="words" variant="primary">
            {words.done}
          </Button>
        </>
      }
    >
      <form
        id="words"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('words') ?? '').trim();
          if (text !== '' || !required) onDone(text);
        }}
      >
        {reasons.length > 0 && (
          <div role="group" aria-label={t('reasons')} className="mb-2 flex flex-wrap gap-1.5">
            {reasons.map((reason, at) => (
              <Button key={reason} size="sm" onClick={() => put(reason)}>
                <Kbd>{at + 1}</Kbd> {reason}
              </Button>
            ))}
          </div>
        )}
        <Textarea
          ref={field}
          // The next key is often pressed before a frame is drawn, and belongs to this field.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          name="words"
          rows={4}
          maxLength={limit}
          required={required}
          aria-label={words.field}
          defaultValue={value}
          onKeyDown={submitByKey}
        />
      </form>
    </Dialog>
  );
}

/** The digit that a key press writes by itself; 0 for any other key. */
function digitOf(press: KeyPress): number {
  const modified = press.ctrlKey || press.metaKey || press.altKey || press.shiftKey;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(press.code) ?? [];
  return digit === undefined || modified || isComposing(press) ? 0 : Number(digit);
}
