'use client';

import { type RefObject, useMemo } from 'react';
import { useFind } from '@/components/reference/use-find';
import { useOutline } from '@/components/reference/use-outline';
import { type WorkspaceView } from '@/lib/annotation/view';
import { keymapOf } from '@/lib/workspace/commands/keymap';
import { runCommand } from '@/lib/workspace/commands/run-command';
import { type WorkspaceKeys } from '@/lib/workspace/commands/workspace-keys';
import { workspaceFigures } from '@/lib/workspace/state/workspace-figures';
import { useSteps } from '../prediction/use-steps';
import { useAhead } from '../queue/use-ahead';
import { useNextSample, useSubmitted } from '../queue/use-next-sample';
import { useOpened } from '../queue/use-opened';
import { useSidebar } from '../sidebar/use-sidebar';
import { useTraining } from '../training/use-training';
import { useActions } from './use-actions';
import { useCommandHost } from './use-command-host';
import { useHistory } from './use-history';
import { useKeyCaps } from './use-key-caps';
import { useKeys } from './use-keys';
import { usePlace } from './use-place';
import { useReferenceIndex } from './use-reference-index';
import { useRestoreFocus } from './use-restore-focus';
import { useWorkspace } from './use-workspace';

interface Options {
  view: WorkspaceView;
  keys: WorkspaceKeys;
  /** The element of the whole workspace. */
  root: RefObject<HTMLElement | null>;
  /** Shows the next sample in the workspace. */
  onNext(view: WorkspaceView): void;
}

/** In training one stays to see the known answer. */
const nothingAhead = (): null => null;

export type Engine = ReturnType<typeof useEngine>;

/** The state of the workspace with all that works on it: saving, the queue, undo, keys and commands. */
export function useEngine({ view, keys, root, onNext }: Options) {
  const [workspace, dispatch] = useWorkspace(view);
  const { sample, segments, selectedId, mode, annotation } = workspace;
  const find = useFind(sample.reference, selectedId);
  const outline = useOutline(sample.reference);
  const home = useRestoreFocus(selectedId, mode.kind);
  const figures = useMemo(() => workspaceFigures(segments, sample.reference), [segments, sample.reference]);
  const place = { projectId: workspace.project.id, sampleId: sample.id };
  const ahead = useAhead({ ...place, left: workspace.access === 'edit' ? figures.missing : null });
  const [leaving, next] = useNextSample(workspace.project.id, ahead, onNext);
  const [result, askResult] = useTraining(view);
  const training = view.round?.training ?? false;
  useSubmitted(workspace, training ? nothingAhead : ahead, training ? askResult : next);
  useOpened({ ...place, annotationId: annotation.id }, view.access === 'edit', next);
  const steps = useSteps({ annotationId: annotation.id, sample, segments, selectedId });
  const sidebar = useSidebar(home);
  usePlace(workspace, dispatch);
  useReferenceIndex(sample.reference, workspace.access === 'edit' && workspace.method !== null);
  const host = useCommandHost({
    workspace,
    dispatch,
    find,
    outline,
    home,
    toggleSteps: steps.controller.toggle,
    toggleSidebar: sidebar.toggle,
    closeSidebar: sidebar.leave,
    nextSample: next,
    undoBeyondSample: useHistory(workspace, dispatch),
  });
  const actions = useActions({ ...place, dispatch, host, next, home });
  const keymap = useMemo(() => keymapOf(keys), [keys]);
  const countKey = useKeyCaps(root);
  useKeys(mode, keymap, (id) => {
    countKey();
    runCommand(id, host);
  });
  return {
    workspace,
    dispatch,
    find,
    outline,
    home,
    figures,
    place,
    leaving,
    result,
    steps,
    sidebar,
    actions,
  };
}
