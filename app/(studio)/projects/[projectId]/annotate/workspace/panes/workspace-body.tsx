'use client';

import { type ReactNode, useCallback, useMemo } from 'react';
import { ReferencePane } from '@/components/reference/reference-pane';
import { NO_MARKS } from '@/components/segment-text/marked-text';
import { useBehind } from '@/components/segment-text/use-behind';
import { type Citation } from '@/lib/guideline/clause';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { evidenceFocus } from '@/lib/workspace/evidence/evidence-focus';
import { nearestTo } from '@/lib/workspace/evidence/look-up';
import { hintOf } from '@/lib/workspace/state/hint';
import { isReadOnly, selectedSegment } from '@/lib/workspace/state/state';
import { uncoveredIn } from '@/lib/workspace/state/uncovered-text';
import { AnswerPane } from '../answer/answer-pane';
import { KeyHint } from '../engine/key-hint';
import { type Engine } from '../engine/use-engine';
import { CommentCounts } from '../panel/comment-count';
import { DifferingContext, useDiffering } from '../panel/differing';
import { AnswerSegments } from '../panel/answer-segments';
import { StepsContext } from '../prediction/steps-controller';
import { Sidebar } from '../sidebar/sidebar';
import { type WorkspaceContext } from '../sidebar/use-workspace-context';
import { TrainingPane } from '../training/training-pane';
import { useComparison } from '../training/use-comparison';
import { useContinuousAnswer } from './use-continuous-answer';
import { WorkspaceColumns } from './workspace-columns';

interface Props {
  engine: Engine;
  context: WorkspaceContext | null;
  /** A comment was written: counts have to be read again. */
  onChanged(): void;
  /** The commands that can do nothing now. */
  disabled: ReadonlySet<CommandId>;
  /** The answer's verdict and the way on, below the segments. */
  strip: ReactNode;
}

const NO_COMMENTS = {};
/** Always the same element, so that the pane does not render again. */
const OUTLINE_KEY = <KeyHint of="outline" className="h-4 min-w-4" />;

/** Segments, reference and sidebar, each with what it shows of the workspace's state. */
export function WorkspaceBody({ engine, context, onChanged, disabled, strip }: Props) {
  const { workspace, actions, home, find, outline, steps, sidebar, result } = engine;
  const { sample, segments, selectedId, mode, arm } = workspace;
  const readOnly = isReadOnly(workspace);
  const label = selectedSegment(workspace)?.label;
  const evidence = useMemo(() => label?.evidence ?? [], [label?.evidence]);
  const { at: focusEvidence, times: looks } = evidenceFocus(workspace);
  // The list responds to a key at once; the prose on both sides of it follows a frame later.
  const prose = useBehind(
    useMemo(
      () => ({ segments, selectedId, evidence, focusEvidence, looks }),
      [segments, selectedId, evidence, focusEvidence, looks],
    ),
  );
  const differing = useDiffering(prose, steps.quoted, sample.reference);
  const at = segments.findIndex(({ id }) => id === selectedId);
  const selected = useMemo(() => (at < 0 ? null : { id: selectedId, number: at + 1 }), [at, selectedId]);
  const compared = useComparison(result, selectedId, actions.select);
  const type = mode.kind === 'type' ? (ERROR_TYPES[mode.at] ?? null) : (label?.errorType ?? null);
  const cite = useCallback((clause: Citation) => actions.edit({ kind: 'cite', clause }), [actions]);
  const notFound = useCallback(() => actions.run('notFound'), [actions]);
  const lookOn = useCallback(
    (by: 1 | -1) => actions.run(by > 0 ? 'nextEvidence' : 'previousEvidence'),
    [actions],
  );
  const continuous = useContinuousAnswer();
  const cursor = mode.kind === 'evidence' ? mode : null;
  const choosing = cursor !== null && at >= 0 ? segments[at]! : null;
  const nearest = useMemo(
    () => (choosing ? nearestTo(choosing, { reference: sample.reference, arm }) : []),
    [choosing, sample.reference, arm],
  );
  return (
    <WorkspaceColumns
      sidebar={
        <Sidebar
          controller={sidebar}
          projectId={workspace.project.id}
          sampleId={sample.id}
          segment={sidebar.open === 'comments' ? selected : null}
          language={sample.language}
          onChanged={onChanged}
          type={type}
          cited={label?.clause ?? null}
          onCite={readOnly ? null : cite}
          home={home}
        />
      }
      answer={
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {continuous && (
            <div className="flex h-2/5 max-h-96 shrink-0 border-b border-line">
              <AnswerPane
                answer={sample.answer}
                language={sample.language}
                segments={prose.segments}
                selectedId={prose.selectedId}
                onSelect={actions.select}
              />
            </div>
          )}
          {result ? (
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
                <CommentCounts value={context?.comments.bySegment ?? NO_COMMENTS}>
                  <AnswerSegments
                    segments={segments}
                    answer={sample.answer}
                    uncovered={uncoveredIn(workspace)}
                    selectedId={selectedId}
                    filter={workspace.filter}
                    mode={mode}
                    language={sample.language}
                    reference={sample.reference}
                    focusEvidence={focusEvidence}
                    hint={hintOf(workspace)}
                    disabled={disabled}
                    arm={arm}
                    method={workspace.method}
                    readOnly={readOnly}
                    actions={actions}
                  />
                </CommentCounts>
              </DifferingContext>
            </StepsContext>
          )}
          {strip}
        </div>
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
          onChoose={actions.walkToHit}
          nearest={nearest}
          onNearest={actions.walkToNearest}
          onNotFound={notFound}
          onLook={lookOn}
          onLeave={actions.leave}
        />
      }
    />
  );
}
