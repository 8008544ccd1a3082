'use client';

import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { type CommandHost } from '@/lib/workspace/commands/command';
import { COMMANDS } from '@/lib/workspace/commands/commands';
import { type Action } from '@/lib/workspace/reducer/reduce';
import { skip } from '../../actions';
import { actionContext } from './action-context';
import { type PaneName } from '../panes/panes';
import { type WorkspaceActions } from './workspace-actions';

interface Screen {
  projectId: string;
  sampleId: string;
  dispatch: Dispatch<Action>;
  /** What commands act on; another one at each drawing. */
  host: CommandHost;
  searched(): string[];
  setFront(pane: PaneName): void;
  next(): void;
  home(): void;
}

/** Everything that panes, head and foot can set going. */
export function useActions({ host, ...screen }: Screen): WorkspaceActions {
  const { projectId, sampleId, dispatch, searched, setFront, next, home } = screen;
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  return useMemo<WorkspaceActions>(
    () => ({
      run: (id) => COMMANDS[id].run(latest.current),
      select: (segmentId) => {
        dispatch({ kind: 'select', segmentId });
        setFront('segments');
      },
      edit: (edit) => dispatch({ kind: 'edit', edit, context: actionContext() }),
      pick: (errorType, stage) =>
        dispatch({ kind: 'edit', edit: { kind: 'type', errorType, stage }, context: actionContext() }),
      mode: (mode) => dispatch({ kind: 'mode', mode }),
      openDialog: (kind) => dispatch({ kind: 'mode', mode: { kind } }),
      leave: () => dispatch({ kind: 'mode', mode: { kind: 'read' } }),
      walk: () => dispatch({ kind: 'walk', from: null }),
      walkTo: (from) => {
        if (from !== null) dispatch({ kind: 'walk', from });
      },
      markSpan: (relation, start, end) =>
        dispatch({ kind: 'mark-span', relation, start, end, context: actionContext() }),
      notFound: () => dispatch({ kind: 'not-found', searched: searched(), context: actionContext() }),
      look: (at) => {
        dispatch({ kind: 'look', at });
        setFront('reference');
      },
      lookOn: (by) => dispatch({ kind: 'look-on', by }),
      decisive: () => {
        dispatch({ kind: 'decisive' });
        setFront('segments');
      },
      submit: () => dispatch({ kind: 'submit', context: actionContext() }),
      reopen: () => dispatch({ kind: 'reopen', context: actionContext() }),
      skip: (reason) =>
        void skip({ projectId, sampleId, reason }).then((done) => {
          dispatch({ kind: 'mode', mode: { kind: 'read' } });
          if (done.ok) next();
          else dispatch({ kind: 'say', key: 'notSkipped' });
        }),
      home,
    }),
    [dispatch, home, searched, setFront, next, projectId, sampleId],
  );
}
