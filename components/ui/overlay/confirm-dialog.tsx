'use client';

import { useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useState, useTransition } from 'react';
import { Button } from '../button';
import { Dialog, DialogClose } from './dialog';
import { Field } from '../form/field';
import { Input } from '../form/input';

interface Props {
  title: ReactNode;
  /** What it will touch. */
  description?: ReactNode;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  action: ReactNode;
  tone?: 'primary' | 'danger';
  /** What must be typed before the button works, and how to ask for it. */
  typed?: { expected: string; label: ReactNode };
  /** Returns whether it was done; the dialog closes then. */
  onConfirm: (typed: string) => Promise<boolean>;
  children?: ReactNode;
}

/** Asks once more, with what is at stake; the dangerous button never has the first focus. */
export function ConfirmDialog({
  title,
  description,
  trigger,
  action,
  tone = 'danger',
  typed,
  onConfirm,
  children,
  ...state
}: Props) {
  const t = useTranslations('common');
  const [own, setOwn] = useState(false);
  const [text, setText] = useState('');
  const [busy, start] = useTransition();
  const setOpen = (next: boolean) => {
    setText('');
    setOwn(next);
    state.onOpenChange?.(next);
  };
  const ready = !typed || text.trim() === typed.expected.trim();
  const confirm = () =>
    start(async () => {
      if (await onConfirm(text)) setOpen(false);
    });
  return (
    <Dialog
      title={title}
      description={description}
      trigger={trigger}
      open={state.open ?? own}
      onOpenChange={setOpen}
      footer={
        <>
          <DialogClose render={<Button>{t('cancel')}</Button>} />
          <Button variant={tone} disabled={!ready} busy={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {(children || typed) && (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (ready && !busy) confirm();
          }}
        >
          {children}
          {typed && (
            <Field label={typed.label} name="typed">
              <Input
                name="typed"
                value={text}
                onChange={(event) => setText(event.target.value)}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
          )}
        </form>
      )}
    </Dialog>
  );
}
