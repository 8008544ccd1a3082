'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { typedAs } from '@/lib/comment/mentions';
import { type CommentView, type CommentsView } from '@/lib/comment/view';
import { CommentBody } from './comment-body';
import { useDraft } from './use-draft';
import { type CommentsController } from './use-comments';
import { CommentForm } from './comment-form';

/** One comment: who, when, what; its author can edit or delete it. */
export function CommentLine(props: {
  comment: CommentView;
  controller: CommentsController;
  view: CommentsView;
}) {
  const { comment, controller, view } = props;
  const t = useTranslations('comments');
  const format = useFormatter();
  const [open, setOpen] = useState(false);
  const { id, by, body, version, createdAt, edited, deleted, mayEdit } = comment;
  const commentDraft = useDraft(controller.sampleId, `edit ${id}`);
  const editing = mayEdit && (open || commentDraft.draft !== null);
  return (
    <div>
      <p className="flex items-center gap-2 text-xs text-ink-3">
        <span className="font-medium text-ink">{by.name}</span>
        <time dateTime={createdAt} className="num">
          {format.dateTime(new Date(createdAt), { dateStyle: 'short', timeStyle: 'short' })}
        </time>
        {edited && !deleted && <span>{t('edited')}</span>}
        {mayEdit && !editing && (
          <span className="ml-auto flex">
            <Button variant="quiet" size="icon-sm" aria-label={t('edit')} onClick={() => setOpen(true)}>
              <Pencil aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="icon-sm"
              aria-label={t('delete')}
              onClick={() => void controller.remove(id)}
            >
              <Trash2 aria-hidden />
            </Button>
          </span>
        )}
      </p>
      {deleted && <p className="text-ink-3">{t('deleted')}</p>}
      {!deleted && !editing && <CommentBody body={body} people={[...view.people, ...(view.named ?? [])]} />}
      {editing && (
        <CommentForm
          people={view.people}
          me={view.me}
          label={t('edit')}
          submit={t('save')}
          initial={typedAs(body, [...view.people, ...(view.named ?? [])])}
          commentDraft={commentDraft}
          focused={open}
          onCancel={() => {
            commentDraft.drop();
            setOpen(false);
          }}
          onSend={async (words) => {
            const done = await controller.change(id, { body: words, version });
            if (done) setOpen(false);
            return done;
          }}
        />
      )}
    </div>
  );
}
