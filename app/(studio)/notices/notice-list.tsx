'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { type NoticeView } from '@/lib/notice/view';
import { mark } from './actions';

/** Notices, the newest first; what is unread has a mark and heavier words. */
export function NoticeList({ notices }: { notices: readonly NoticeView[] }) {
  const t = useTranslations('notices');
  const act = useOperation();
  const unread = notices.some(({ read }) => !read);
  return (
    <div className="flex flex-col gap-3">
      {unread && (
        <Button className="self-end" busy={act.busy} onClick={() => act.start(() => mark({ read: true }))}>
          {t('readAll')}
        </Button>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {notices.map((notice) => (
          <Line key={notice.id} notice={notice} />
        ))}
      </ul>
    </div>
  );
}

function Line({ notice }: { notice: NoticeView }) {
  const t = useTranslations('notices');
  const format = useFormatter();
  const act = useOperation();
  const { id, kind, by, project, sample, guideline, text, read } = notice;
  const said = t(`kind.${kind}`, {
    by: by ?? t('somebody'),
    sample: sample?.externalId ?? '',
    number: guideline ?? 0,
  });
  return (
    <li className="flex items-start gap-3 px-4 py-3" data-unread={!read || undefined}>
      <span
        aria-hidden
        className={`mt-2 size-2 shrink-0 rounded-full ${read ? 'bg-transparent' : 'bg-accent'}`}
      />
      <div className="min-w-0 flex-1">
        <TextLink
          href={hrefOf(notice)}
          onClick={() => act.start(() => mark({ id, read: true }))}
          className={read ? '' : 'font-medium'}
        >
          {said}
        </TextLink>
        {!read && <span className="sr-only">{t('unread')}</span>}
        {text !== '' && <p className="mt-0.5 whitespace-pre-wrap text-ink-2">{text}</p>}
        <p className="mt-0.5 text-sm text-ink-3">
          {project.name} ·{' '}
          <time dateTime={notice.createdAt}>
            {format.dateTime(new Date(notice.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      <Button variant="quiet" size="sm" onClick={() => act.start(() => mark({ id, read: !read }))}>
        {t(read ? 'markUnread' : 'markRead')}
      </Button>
    </li>
  );
}

function hrefOf({ kind, project, sample }: NoticeView): string {
  const home = `/projects/${project.id}`;
  if (kind === 'guideline' || !sample) return `${home}/guidelines`;
  return kind === 'returned' ? `${home}/annotate/${sample.id}` : `${home}/samples/${sample.id}#comments`;
}
