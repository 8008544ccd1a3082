'use client';

import { useTranslations } from 'next-intl';
import { useParams } from 'next/navigation';
import { useState } from 'react';
import { Comments } from '@/components/comments/comments';

/** The comments on the sample beside the list; read when they are unfolded. */
export function PeekComments({ sampleId, language }: { sampleId: string; language: string }) {
  const t = useTranslations('samples');
  const { projectId } = useParams<{ projectId: string }>();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-sm text-ink-2">{t('commentsOpen')}</summary>
      <div className="mt-2">
        {open && <Comments projectId={projectId} sampleId={sampleId} language={language} />}
      </div>
    </details>
  );
}
