'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isComposing } from '@/lib/browser/press';
import { Textarea } from '@/components/ui/form/textarea';
import { type Mentionable } from '@/lib/comment/mentions';
import { MentionList } from './mention-list';
import { type CommentDraft } from './use-draft';
import { useMention } from './use-mention';

interface Props {
  /** Who can be mentioned, and who writes. */
  people: readonly Mentionable[];
  me: string;
  label: string;
  submit: string;
  /** Where what is typed is kept until it is sent. */
  commentDraft: CommentDraft;
  initial?: string;
  /** A box to tick, whose state goes along; ticked, the field is called `label`. */
  choice?: { words: string; label: string };
  /** Says above the field what it is for, also while there are words in it. */
  titled?: boolean;
  /** Has the focus at first; or, with `calls`, whenever they grow. */
  focused?: boolean;
  calls?: number;
  onCancel?: () => void;
  /** Returns whether it was taken; what was typed stays until then. */
  onSend(body: string, chosen: boolean, id: string): Promise<boolean>;
}

/** A field for a few words. "@" offers people. */
export function CommentForm({
  people,
  me,
  submit,
  commentDraft,
  initial = '',
  choice,
  titled,
  onCancel,
  ...props
}: Props) {
  const { focused, calls = 0, onSend } = props;
  const t = useTranslations('comments');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (focused || calls > 0) field.current?.focus();
  }, [focused, calls]);

  const { draft } = commentDraft;
  const words = draft?.words ?? initial;
  const chosen = choice !== undefined && draft?.other === true;
  const label = chosen ? choice.label : props.label;
  const mention = useMention(field, { people, me }, words, (text) => commentDraft.write(text, chosen));
  const { offered, at } = mention;
  const send = async (): Promise<void> => {
    if (words.trim() === '' || busy) return;
    setBusy(true);
    const commentId = draft?.id ?? crypto.randomUUID();
    const done = await onSend(words.trim(), chosen, commentId);
    setBusy(false);
    if (done) commentDraft.drop(commentId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    const inField = event.target === field.current;
    const sends = (event.ctrlKey || event.metaKey) && event.key === 'Enter';
    // Escape leaves words that are not sent where they are.
    const cancels = event.key === 'Escape' && onCancel && (words === initial || words.trim() === '');
    const offers = inField && mention.press(event);
    if (!offers && !sends && !cancels) return;
    event.preventDefault();
    event.stopPropagation();
    if (sends) void send();
    else if (!offers) onCancel?.();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div role="presentation" className="flex flex-col gap-1.5" onKeyDown={onKeyDown}>
        {titled && (
          <p aria-hidden className="text-sm text-ink-2">
            {label}
          </p>
        )}
        <Textarea
          ref={field}
          rows={2}
          maxLength={4_000}
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={offered.length > 0 ? id : undefined}
          aria-activedescendant={offered.length > 0 ? `${id}-${at}` : undefined}
          placeholder={titled ? undefined : label}
          value={words}
          onChange={(event) => {
            commentDraft.write(event.target.value, chosen);
            mention.look(event.target);
          }}
          onSelect={(event) => mention.look(event.currentTarget)}
          onBlur={mention.leave}
        />
        <MentionList id={id} mention={mention} />
        <div className="flex flex-wrap items-center gap-2">
          {choice && (
            <label className="mr-auto flex items-center gap-1.5 text-sm text-ink-2">
              <input
                type="checkbox"
                checked={chosen}
                onChange={(event) => commentDraft.write(words, event.target.checked)}
              />
              {choice.words}
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
      </div>
    </form>
  );
}
