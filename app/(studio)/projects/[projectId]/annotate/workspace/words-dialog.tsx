'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { isComposing } from '@/components/ui/press';
import { Textarea } from '@/components/ui/textarea';

interface Props {
  words: { title: string; text: string; field: string; done: string };
  value: string;
  limit: number;
  onClose(): void;
  onDone(text: string): void;
  other?: { label: string; run(): void };
}

/** Asks for a few words: why a sample is flagged or skipped, or a note on the answer. */
export function WordsDialog({ words, value, limit, onClose, onDone, other }: Props) {
  const t = useTranslations('common');
  const field = useRef<HTMLTextAreaElement>(null);
  const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
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
          onDone(String(new FormData(event.currentTarget).get('words') ?? '').trim());
        }}
      >
        <Textarea
          ref={field}
          name="words"
          rows={4}
          maxLength={limit}
          aria-label={words.field}
          defaultValue={value}
          onKeyDown={submitByKey}
        />
      </form>
    </Dialog>
  );
}
