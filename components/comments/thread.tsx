'use client';

import { Check, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type CommentsView, type ThreadView } from '@/lib/comment/view';
import { CommentLine } from './comment-line';
import { useDraft } from './use-draft';
import { type CommentsController } from './use-comments';
import { CommentForm } from './comment-form';

interface Props {
  thread: ThreadView;
  controller: CommentsController;
  view: CommentsView;
  language: string;
}

/** A comment and the replies to it, under the words that they are about. */
export function Thread({ thread, controller, view, language }: Props) {
  const t = useTranslations('comments');
  const { id, segment, segmentId, resolved, comments } = thread;
  const [open, setOpen] = useState(false);
  const commentDraft = useDraft(controller.sampleId, `reply ${id}`);
  const replying = open || commentDraft.draft !== null; // a reply begun before is there again
  return (
    <article className="flex flex-col gap-2 rounded-md border border-line bg-surface p-3 text-sm">
      {segment !== null && (
        <p lang={language} className="line-clamp-2 border-l-2 border-line-strong pl-2 text-ink-3">
          {segment}
        </p>
      )}
      {comments.map((comment) => (
        <CommentLine
          key={`${comment.id} ${comment.version}`}
          comment={comment}
          controller={controller}
          view={view}
        />
      ))}
      {view.mayWrite && replying && (
        <CommentForm
          people={view.people}
          me={view.me}
          label={t('reply')}
          submit={t('reply')}
          commentDraft={commentDraft}
          focused={open}
          onCancel={() => {
            commentDraft.drop();
            setOpen(false);
          }}
          onSend={async (body, _chosen, commentId) => {
            const done = await controller.add({ id: commentId, segmentId, threadId: id, body });
            if (done) setOpen(false);
            return done;
          }}
        />
      )}
      {view.mayWrite && !replying && (
        <div className="-mb-1 -ml-2 flex gap-1">
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {t('reply')}
          </Button>
          {thread.mayResolve && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => void controller.change(id, { resolved: !resolved })}
            >
              {resolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
              {t(resolved ? 'unresolve' : 'resolve')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
