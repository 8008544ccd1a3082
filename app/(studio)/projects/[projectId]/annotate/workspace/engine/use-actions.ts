'use client';

import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { type CommandHost } from '@/lib/workspace/commands/command';
import { runCommand } from '@/lib/workspace/commands/run-command';
import { type Action } from '@/lib/workspace/reducer/action';
import { skip } from '../../actions';
import { actionContext } from './action-context';
import { type WorkspaceActions } from './workspace-actions';

interface Screen {
  projectId: string;
  sampleId: string;
  dispatch: Dispatch<Action>;
  /** What commands act on; another one at each drawing. */
  host: CommandHost;
  next(): void;
  home(): void;
}

/** Everything that panes, head and foot can set going. */
export function useActions({ host, ...screen }: Screen): WorkspaceActions {
  const { projectId, sampleId, dispatch, next, home } = screen;
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  return useMemo<WorkspaceActions>(
    () => ({
      run: (id) => runCommand(id, latest.current),
      select: (segmentId) => dispatch({ kind: 'select', segmentId }),
      filter: (filter) => dispatch({ kind: 'filter', filter }),
      edit: (edit) => dispatch({ kind: 'edit', edit, context: actionContext() }),
      pick: (errorType, stage) =>
        dispatch({ kind: 'edit', edit: { kind: 'type', errorType, stage }, context: actionContext() }),
      mode: (mode) => dispatch({ kind: 'mode', mode }),
      leave: () => dispatch({ kind: 'mode', mode: { kind: 'read' } }),
      walkTo: (from) => {
        if (from !== null) dispatch({ kind: 'walk', from });
      },
      walkToHit: (from) => {
        dispatch({ kind: 'walk', from, once: true });
      },
      walkToNearest: (rank) => dispatch({ kind: 'walk-to-nearest', rank }),
      markSpan: (relation, start, end) =>
        dispatch({ kind: 'mark-span', relation, start, end, context: actionContext() }),
      look: (at) => dispatch({ kind: 'look', at }),
      decisive: () => dispatch({ kind: 'decisive' }),
      addFrom: (from) => dispatch({ kind: 'start-add', from }),
      submitAnyway: () => dispatch({ kind: 'submit', uncovered: true, context: actionContext() }),
      skip: (reason) =>
        void skip({ projectId, sampleId, reason }).then((done) => {
          dispatch({ kind: 'mode', mode: { kind: 'read' } });
          if (done.ok) next();
          else dispatch({ kind: 'say', key: 'notSkipped' });
        }),
      home,
    }),
    [dispatch, home, next, projectId, sampleId],
  );
}
