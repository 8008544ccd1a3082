'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isComposing } from '@/components/ui/press';
import { Textarea } from '@/components/ui/textarea';
import { asking, type Mentionable } from '@/lib/talk/mentions';

interface Props {
  people: readonly Mentionable[];
  label: string;
  submit: string;
  initial?: string;
  /** The words of a box to tick, whose state goes along. */
  choice?: string;
  /** Has the focus at first; or, with `calls`, whenever they grow. */
  focused?: boolean;
  calls?: number;
  onCancel?: () => void;
  /** Answers whether it was taken; what was typed stays until then. */
  onSend(body: string, chosen: boolean): Promise<boolean>;
}

/** A field for a few words. "@" offers people: Tab takes the first. */
export function WordsForm({
  people,
  label,
  submit,
  initial = '',
  choice,
  focused,
  calls = 0,
  onCancel,
  onSend,
}: Props) {
  const t = useTranslations('talk');
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(initial);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (focused || calls > 0) field.current?.focus();
  }, [focused, calls]);

  const at = asking(words, caret);
  const offered = at
    ? people.filter(({ name }) => name.toLowerCase().startsWith(at.query.toLowerCase())).slice(0, 5)
    : [];
  const take = ({ name }: Mentionable): void => {
    if (!at) return;
    const before = `${words.slice(0, at.from)}@${name} `;
    setWords(before + words.slice(caret));
    setCaret(before.length);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  const send = async (): Promise<void> => {
    if (words.trim() === '' || busy) return;
    setBusy(true);
    const done = await onSend(words.trim(), chosen);
    setBusy(false);
    if (done) setWords('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    const sends = (event.ctrlKey || event.metaKey) && event.key === 'Enter';
    const takes = event.key === 'Tab' && !event.shiftKey && offered[0];
    if (!sends && !takes && !(event.key === 'Escape' && onCancel)) return;
    event.preventDefault();
    event.stopPropagation();
    if (sends) void send();
    else if (takes) take(takes);
    else onCancel?.();
  };
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        ref={field}
        rows={2}
        maxLength={4_000}
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setCaret(event.target.selectionStart);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {offered.length > 0 && (
        <div role="group" aria-label={t('mention')} className="flex flex-wrap gap-1">
          {offered.map((person) => (
            <Button key={person.id} size="sm" onClick={() => take(person)}>
              @{person.name}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {choice && (
          <label className="mr-auto flex items-center gap-1.5 text-sm text-ink-2">
            <input type="checkbox" checked={chosen} onChange={(event) => setChosen(event.target.checked)} />
            {choice}
          </label>
        )}
        {onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="sm" busy={busy} disabled={words.trim() === ''} focusableWhenDisabled>
          {submit}
        </Button>
      </div>
    </form>
  );
}
