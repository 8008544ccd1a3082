'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ClosedBy, type WorkspaceAccess } from '@/lib/annotation/view';

/** One line on why nothing can be changed here. */
export function ReadOnlyNotice({ access, closedBy }: { access: WorkspaceAccess; closedBy: ClosedBy | null }) {
  const t = useTranslations('workspace.readOnly');
  if (access === 'edit') return null;
  return (
    <p
      role="note"
      className="flex shrink-0 items-center gap-2 border-b border-line bg-sunken px-4 py-1.5 text-sm text-ink-2"
    >
      <Lock aria-hidden className="size-4 shrink-0" />
      {access === 'reopen' ? t('reopen') : t(closedBy ?? 'read')}
    </p>
  );
}
