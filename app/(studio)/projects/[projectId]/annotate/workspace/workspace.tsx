'use client';

import { useCallback, useMemo, useState } from 'react';
import { ReferencePane } from '@/components/reference/reference-pane';
import { useFind } from '@/components/reference/use-find';
import { useOutline } from '@/components/reference/use-outline';
import { NO_MARKS } from '@/components/segment-text/marked-text';
import { useBehind } from '@/components/segment-text/use-behind';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type Citation } from '@/lib/guideline/clause';
import { type WorkspaceKeys } from '@/lib/workspace/commands/workspace-keys';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { AnswerPane } from './answer/answer-pane';
import { Sidebar } from './sidebar/sidebar';
import { SidebarContent } from './sidebar/sidebar-content';
import { useWorkspaceContext } from './sidebar/use-workspace-context';
import { useSidebar } from './sidebar/use-sidebar';
import { Announcer } from './panes/announcer';
import { WorkspaceFooter } from './panes/workspace-footer';
import { WorkspaceHeader } from './panes/workspace-header';
import { Dialogs } from './dialogs/dialogs';
import { DifferingContext, useDiffering } from './judge/differing';
import { hintOf } from '@/lib/workspace/state/hint';
import { evidenceFocus } from '@/lib/workspace/evidence/evidence-focus';
import { WorkspacePanes, type PaneName } from './panes/panes';
import { QuestionLine } from './answer/question-line';
import { ReadOnlyNotice } from './panes/read-only-notice';
import { ReturnedNotice } from './panes/returned-notice';
import { CommentCounts } from './panel/comment-count';
import { RejectedChanges } from './panes/rejected-changes';
import { SegmentPane } from './panel/segment-pane';
import { workspaceFigures } from '@/lib/workspace/state/workspace-figures';
import { KeyHint, WorkspaceKeysContext } from './engine/key-hint';
import { isReadOnly, selectedSegment } from '@/lib/workspace/state/state';
import { DayLine } from './time/day-line';
import { useAhead } from './queue/use-ahead';
import { useWorkspace } from './engine/use-workspace';
import { useActions } from './engine/use-actions';
import { useCommandHost } from './engine/use-command-host';
import { usePlace } from './engine/use-place';
import { useHistory } from './engine/use-history';
import { useOpened } from './queue/use-opened';
import { useRestoreFocus } from './engine/use-restore-focus';
import { COMMANDS, type CommandId } from '@/lib/workspace/commands/commands';
import { keymapOf } from '@/lib/workspace/commands/keymap';
import { Palette } from './dialogs/palette';
import { useKeys } from './engine/use-keys';
import { StepsContext } from './judge/steps-controller';
import { TrainingPane } from './training/training-pane';
import { TrainingSum } from './training/training-sum';
import { useComparison } from './training/use-comparison';
import { useTraining } from './training/use-training';
import { useNextSample, useSubmitted } from './queue/use-next-sample';
import { useSteps } from './judge/use-steps';

const NONE = {};
/** In training one stays to see the known answer. */
const nothingAhead = (): null => null;

/** One element for good, so that the pane is not drawn anew. */
const OUTLINE_KEY = <KeyHint of="outline" className="h-4 min-w-4" />;

interface Props {
  view: WorkspaceView;
  keys?: WorkspaceKeys;
  /** Lays the next sample in the workspace. */
  onNext(view: WorkspaceView): void;
}

/** The place where an answer is read against its reference. */
export function Workspace({ view, keys = NONE, onNext }: Props) {
  const [workspace, dispatch] = useWorkspace(view);
  const [front, setFront] = useState<PaneName>('segments');
  const { sample, segments, selectedId, mode, annotation } = workspace;
  const readOnly = isReadOnly(workspace);
  const label = selectedSegment(workspace)?.label;
  const evidence = useMemo(() => label?.evidence ?? [], [label?.evidence]);
  const find = useFind(sample.reference, selectedId);
  const outline = useOutline(sample.reference);
  const { at: focusEvidence, times: looks } = evidenceFocus(workspace);
  // The list answers a key; the prose on both sides of it follows.
  const prose = useBehind(
    useMemo(
      () => ({ segments, selectedId, evidence, focusEvidence, looks }),
      [segments, selectedId, evidence, focusEvidence, looks],
    ),
  );
  const home = useRestoreFocus(selectedId, mode.kind);
  const figures = useMemo(() => workspaceFigures(segments, sample.reference), [segments, sample.reference]);
  const place = { projectId: workspace.project.id, sampleId: sample.id };
  const ahead = useAhead({ ...place, left: workspace.access === 'edit' ? figures.missing : null });
  const [leaving, next] = useNextSample(workspace.project.id, ahead, onNext);
  const [result, askResult] = useTraining(view);
  const training = view.round?.training ?? false;
  const finished = workspace.access === 'reopen' || workspace.closedBy === 'training_done';
  useSubmitted(workspace, training ? nothingAhead : ahead, training ? askResult : next);
  useOpened({ ...place, annotationId: annotation.id }, view.access === 'edit', next);
  const toReference = useCallback(() => setFront('reference'), []);
  const steps = useSteps({ annotationId: annotation.id, sample, segments, selectedId, toReference });
  const differing = useDiffering(prose, steps.quoted, sample.reference);
  const toggleSteps = steps.controller.toggle;
  const sidebar = useSidebar(home);
  const [around, refreshAround] = useWorkspaceContext(annotation.id);
  const counts = view.access === 'edit';
  const day = useMemo(
    () => <DayLine annotationId={annotation.id} counts={counts} around={around} />,
    [around, annotation.id, counts],
  );
  const beside = useMemo(() => <SidebarContent controller={sidebar} around={around} />, [sidebar, around]);
  const at = segments.findIndex(({ id }) => id === selectedId);
  const atHand = useMemo(() => (at < 0 ? null : { id: selectedId, number: at + 1 }), [at, selectedId]);
  usePlace(workspace, dispatch);
  const host = useCommandHost({
    workspace,
    dispatch,
    find,
    outline,
    home,
    setFront,
    toggleSteps,
    toggleSidebar: sidebar.toggle,
    undoBeyondSample: useHistory(workspace, dispatch),
  });
  const actions = useActions({ ...place, dispatch, host, searched: find.searched, setFront, next, home });
  const compared = useComparison(result, selectedId, actions.select);
  const type = mode.kind === 'type' ? (ERROR_TYPES[mode.at] ?? null) : (label?.errorType ?? null);
  const cite = useCallback((clause: Citation) => actions.edit({ kind: 'cite', clause }), [actions]);
  const openKeys = useCallback(() => actions.run('keys'), [actions]);
  const keymap = useMemo(() => keymapOf(keys), [keys]);
  const goesOn = workspace.closedBy === 'training_done';
  useKeys(mode, keymap, (id) => (goesOn && id === 'submit' ? next() : COMMANDS[id]?.run(host)));
  const cursor = mode.kind === 'evidence' ? mode : null;
  const runFromPalette = (id: CommandId): void => {
    actions.leave();
    COMMANDS[id].run(host);
  };
  return (
    <WorkspaceKeysContext value={keys}>
      <div
        data-workspace
        className="relative flex min-h-96 min-w-0 flex-1 basis-0 flex-col overflow-hidden bg-surface"
      >
        <WorkspaceHeader
          sample={sample}
          project={workspace.project}
          round={view.round ?? null}
          arm={workspace.arm}
          judged={workspace.method !== null}
          progress={workspace.progress}
          decided={figures.decided}
          segments={segments.length}
          waiting={workspace.outbox.length}
          saveError={workspace.saveError}
          open={annotation.state === 'draft'}
          onKeys={openKeys}
          day={day}
          beside={beside}
        />
        <RejectedChanges workspace={workspace} dispatch={dispatch} />
        <ReadOnlyNotice access={workspace.access} closedBy={workspace.closedBy} {...place} />
        {result && <TrainingSum result={result} />}
        <ReturnedNotice reason={workspace.returned} />
        <QuestionLine text={sample.question} language={sample.language} />
        <WorkspacePanes
          front={mode.kind === 'evidence' ? 'reference' : front}
          onFront={setFront}
          sidebar={
            <Sidebar
              controller={sidebar}
              projectId={workspace.project.id}
              sampleId={sample.id}
              segment={sidebar.open === 'comments' ? atHand : null}
              language={sample.language}
              onChanged={refreshAround}
              type={type}
              cited={label?.clause ?? null}
              onCite={readOnly ? null : cite}
              home={home}
            />
          }
          answer={
            <AnswerPane
              answer={sample.answer}
              language={sample.language}
              segments={prose.segments}
              selectedId={prose.selectedId}
              onSelect={actions.select}
            />
          }
          segments={
            result ? (
              <TrainingPane
                result={result}
                segments={segments}
                chosen={compared.chosen}
                focusEvidence={compared.focusEvidence}
                language={sample.language}
                onChoose={compared.choose}
                onLook={compared.look}
              />
            ) : (
              <StepsContext value={steps.controller}>
                <DifferingContext value={differing}>
                  <CommentCounts value={around?.comments.bySegment ?? NONE}>
                    <SegmentPane
                      segments={segments}
                      selectedId={selectedId}
                      mode={mode}
                      language={sample.language}
                      reference={sample.reference}
                      focusEvidence={focusEvidence}
                      hint={hintOf(workspace)}
                      arm={workspace.arm}
                      method={workspace.method}
                      readOnly={readOnly}
                      actions={actions}
                    />
                  </CommentCounts>
                </DifferingContext>
              </StepsContext>
            )
          }
          reference={
            <ReferencePane
              reference={sample.reference}
              language={sample.language}
              evidence={result ? compared.evidence : prose.evidence}
              focusEvidence={result ? compared.focusEvidence : prose.focusEvidence}
              looks={result ? compared.looks : prose.looks}
              selectedId={prose.selectedId}
              cursor={cursor}
              differing={(result ? null : differing?.reference) ?? NO_MARKS}
              quoted={steps.quoted}
              find={find}
              outline={outline}
              outlineKey={OUTLINE_KEY}
              readOnly={readOnly}
              onMark={actions.markSpan}
              onWalk={actions.walkTo}
              onNotFound={actions.notFound}
              onLook={actions.lookOn}
              onLeave={actions.leave}
            />
          }
        />
        <WorkspaceFooter
          verdict={figures.verdict}
          decisive={figures.decisive}
          missing={figures.missing}
          flagged={annotation.flagReason !== null}
          noted={annotation.note !== ''}
          access={workspace.access}
          finished={finished}
          training={goesOn}
          leaving={leaving || workspace.outbox.some(({ kind }) => kind === 'submit' || kind === 'reopen')}
          onMode={actions.openDialog}
          onDecisive={actions.decisive}
          onSubmit={finished ? next : actions.submit}
          onReopen={actions.reopen}
        />
        <Dialogs workspace={workspace} dispatch={dispatch} onSkip={actions.skip} onJump={home} />
        {mode.kind === 'palette' && <Palette onClose={actions.leave} onDone={runFromPalette} />}
        <Announcer announcement={workspace.announcement} />
      </div>
    </WorkspaceKeysContext>
  );
}
