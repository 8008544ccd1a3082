'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { isFinished } from '@/lib/workspace/commands/conditions';
import { isEnabled } from '@/lib/workspace/commands/run-command';
import { uncoveredIn } from '@/lib/workspace/state/uncovered-text';
import { type WorkspaceKeys } from '@/lib/workspace/commands/workspace-keys';
import { Dialogs } from './dialogs/dialogs';
import { Palette } from './dialogs/palette';
import { WorkspaceKeysContext } from './engine/key-hint';
import { useDisabled } from './engine/use-disabled';
import { useEngine } from './engine/use-engine';
import { Announcer } from './panes/announcer';
import { WholeQuestion } from './panes/question';
import { ReadOnlyNotice } from './panes/read-only-notice';
import { RejectedChanges } from './panes/rejected-changes';
import { ReturnedNotice } from './panes/returned-notice';
import { WorkspaceBody } from './panes/workspace-body';
import { SubmitStrip } from './panes/submit-strip';
import { WorkspaceBar } from './panes/workspace-bar';
import { SidebarButtons } from './sidebar/sidebar-buttons';
import { useWorkspaceContext } from './sidebar/use-workspace-context';
import { DayLine } from './time/day-line';
import { TrainingSum } from './training/training-sum';

const NONE = {};

interface Props {
  view: WorkspaceView;
  keys?: WorkspaceKeys;
  /** Shows the next sample in the workspace. */
  onNext(view: WorkspaceView): void;
}

/** Shows an answer beside its reference, to be annotated segment by segment. */
export function Workspace({ view, keys = NONE, onNext }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const engine = useEngine({ view, keys, root, onNext });
  const { workspace, dispatch, actions, place, figures, sidebar, leaving, result } = engine;
  const { sample, segments, mode, annotation } = workspace;
  const [context, refreshContext] = useWorkspaceContext(annotation.id);
  const counts = view.access === 'edit';
  const day = useMemo(
    () => <DayLine annotationId={annotation.id} counts={counts} context={context} />,
    [context, annotation.id, counts],
  );
  const sidebarButtons = useMemo(
    () => <SidebarButtons controller={sidebar} context={context} />,
    [sidebar, context],
  );
  const [asking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking((open) => !open), []);
  const openKeys = useCallback(() => actions.run('keys'), [actions]);
  const disabled = useDisabled(workspace);
  const trained = workspace.closedBy === 'training_done';
  return (
    <WorkspaceKeysContext value={keys}>
      <div
        ref={root}
        data-workspace
        className="relative flex min-h-100 min-w-0 flex-1 basis-0 flex-col overflow-hidden bg-surface"
      >
        <WorkspaceBar
          sample={sample}
          project={workspace.project}
          round={view.round ?? null}
          arm={workspace.arm}
          judged={workspace.method !== null}
          progress={workspace.progress}
          waiting={workspace.outbox.length}
          saveError={workspace.saveError}
          open={annotation.state === 'draft'}
          asking={asking}
          onAsk={ask}
          onKeys={openKeys}
          day={day}
          sidebarButtons={sidebarButtons}
        />
        <WholeQuestion text={sample.question} language={sample.language} open={asking} />
        <RejectedChanges workspace={workspace} dispatch={dispatch} />
        <ReadOnlyNotice access={workspace.access} closedBy={workspace.closedBy} {...place} />
        {result && <TrainingSum result={result} />}
        <ReturnedNotice reason={workspace.returned} />
        <WorkspaceBody
          engine={engine}
          context={context}
          onChanged={refreshContext}
          disabled={disabled}
          strip={
            <SubmitStrip
              verdict={figures.verdict}
              decisive={figures.decisive}
              decided={figures.decided}
              segments={segments.length}
              missing={figures.missing}
              uncovered={uncoveredIn(workspace).length}
              flagged={annotation.flagReason !== null}
              noted={annotation.note !== ''}
              access={workspace.access}
              finished={isFinished(workspace)}
              training={trained}
              leaving={leaving || workspace.outbox.some(({ kind }) => kind === 'submit' || kind === 'reopen')}
              disabled={disabled}
              actions={actions}
            />
          }
        />
        <Dialogs workspace={workspace} dispatch={dispatch} actions={actions} />
        {mode.kind === 'palette' && (
          <Palette
            enabled={(id) => isEnabled(id, workspace)}
            onClose={actions.leave}
            onDone={(id) => {
              actions.leave();
              actions.run(id);
            }}
          />
        )}
        <Announcer announcement={workspace.announcement} />
      </div>
    </WorkspaceKeysContext>
  );
}
