'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type WorkspaceKeys } from '@/lib/workspace/commands/workspace-keys';
import { useShown } from './answer/use-shown';
import { Workspace } from './workspace';

/** The workspace, on which one sample follows another without the page being loaded. */
export function WorkspaceLayout({ view: loaded, keys }: { view: WorkspaceView; keys?: WorkspaceKeys }) {
  const t = useTranslations('workspace.said');
  const c = useTranslations('common');
  const [view, show] = useShown(loaded);
  const { sample, project, segments } = view;
  const title = `${sample.externalId} · ${project.name} · ${c('product')}`;
  useEffect(() => {
    document.title = title; // the page's own stays that of the sample that it was loaded with
  }, [title]);
  return (
    <>
      <Workspace key={view.annotation.id} view={view} keys={keys} onNext={show} />
      <p role="status" className="sr-only">
        {view !== loaded && t('next', { sample: sample.externalId, segments: segments.length })}
      </p>
    </>
  );
}
