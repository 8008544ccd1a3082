'use client';

import { useRouter } from 'next/navigation';
import { type Dispatch } from 'react';
import { FIND_FIELD } from '@/components/reference/find-bar';
import { type Find } from '@/components/reference/use-find';
import { type OutlineState } from '@/components/reference/use-outline';
import { usePlainText } from '@/components/segment-text/text-layout';
import { type CommandHost } from '@/lib/workspace/commands/command';
import { type Action } from '@/lib/workspace/reducer/action';
import { type WorkspaceState } from '@/lib/workspace/state/state';
import { actionContext } from './action-context';
import { toggleContinuousAnswer } from '../panes/use-continuous-answer';
import { type SidebarPane } from '../sidebar/use-sidebar';

interface Screen {
  workspace: WorkspaceState;
  dispatch: Dispatch<Action>;
  find: Find;
  outline: OutlineState;
  home(): void;
  toggleSteps(): void;
  toggleSidebar(pane: SidebarPane): void;
  closeSidebar(): void;
  nextSample(): void;
  undoBeyondSample(): boolean;
}

/** The screen as the commands see it. */
export function useCommandHost({ find, outline, home, ...screen }: Screen): CommandHost {
  const router = useRouter();
  const [plain, keepPlain] = usePlainText();
  return {
    ...screen,
    context: actionContext,
    restoreFocus: home,
    find: {
      at: () => find.now()?.start ?? null,
      searched: find.searched,
      step: (by) => find.step(by)?.start ?? null,
      focus: focusFind,
      inView: find.inView,
      clear: () => {
        if (find.query !== '') find.setQuery('');
        return find.query !== '';
      },
    },
    togglePlainText: () => keepPlain(!plain),
    openOutline: () => outline.setOpen(outline.headings.length > 0),
    toggleContinuousAnswer,
    openMySamples: () => router.push(`/projects/${screen.workspace.project.id}/annotate`),
  };
}

/** At once, since letters may follow in the same moment. */
const focusFind = (): void => document.querySelector<HTMLInputElement>(`#${FIND_FIELD}`)?.select();
