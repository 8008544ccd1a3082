'use client';

import { useCallback, useMemo, useState } from 'react';
import { ReferencePane } from '@/components/reference/reference-pane';
import { useFind } from '@/components/reference/use-find';
import { useOutline } from '@/components/reference/use-outline';
import { NO_MARKS } from '@/components/segment-text/marked-text';
import { useBehind } from '@/components/segment-text/use-behind';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type Citation } from '@/lib/guideline/clause';
import { type DeskKeys } from '@/lib/project/desk-keys';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { AnswerPane } from './answer-pane';
import { Aside } from './aside/aside';
import { Beside } from './aside/beside';
import { useAround } from './aside/use-around';
import { useAside } from './aside/use-aside';
import { Announcer } from './announcer';
import { DeskFoot } from './desk-foot';
import { DeskHead } from './desk-head';
import { Dialogs } from './dialogs';
import { DifferingContext, useDiffering } from './differing';
import { hintOf } from './hint';
import { lookNow } from './look';
import { DeskPanes, type PaneName } from './panes';
import { QuestionLine } from './question-line';
import { ReadOnlyNotice } from './read-only-notice';
import { ReturnedNotice } from './returned-notice';
import { TalkCounts } from './talk-count';
import { Refusals } from './refusals';
import { SegmentPane } from './segment-pane';
import { stamp } from './stamp';
import { deskFigures } from './desk-figures';
import { DeskKey, DeskKeysContext } from './desk-key';
import { isReadOnly, selectedSegment } from './state';
import { DayLine } from './time/day-line';
import { useAhead } from './use-ahead';
import { useDesk } from './use-desk';
import { usePerform } from './use-perform';
import { usePlace } from './use-place';
import { useHistory } from './use-history';
import { useOpened } from './use-opened';
import { useHoming } from './use-homing';
import { type Command, keymapOf } from './keys';
import { Palette } from './palette';
import { useKeys } from './use-keys';
import { StepsContext } from './steps-door';
import { TrainingPane } from './training/training-pane';
import { TrainingSum } from './training/training-sum';
import { useComparison } from './training/use-comparison';
import { useTraining } from './training/use-training';
import { useNextSample, useSubmitted } from './use-next-sample';
import { useSteps } from './use-steps';

const NONE = {};
/** In training one stays to see the known answer. */
const nothingAhead = (): null => null;

/** One element for good, so that the pane is not drawn anew. */
const OUTLINE_KEY = <DeskKey of="outline" className="h-4 min-w-4" />;

interface Props {
  view: WorkspaceView;
  keys?: DeskKeys;
  /** Lays the next sample on the desk. */
  onNext(view: WorkspaceView): void;
}

/** The place where an answer is read against its reference. */
export function Workspace({ view, keys = NONE, onNext }: Props) {
  const [desk, dispatch] = useDesk(view);
  const [front, setFront] = useState<PaneName>('segments');
  const { sample, segments, selectedId, mode, annotation } = desk;
  const readOnly = isReadOnly(desk);
  const label = selectedSegment(desk)?.label;
  const evidence = useMemo(() => label?.evidence ?? [], [label?.evidence]);
  const find = useFind(sample.reference, selectedId);
  const outline = useOutline(sample.reference);
  const { at: lookAt, times: looks } = lookNow(desk);
  // The list answers a key; the prose on both sides of it follows.
  const prose = useBehind(
    useMemo(
      () => ({ segments, selectedId, evidence, lookAt, looks }),
      [segments, selectedId, evidence, lookAt, looks],
    ),
  );
  const home = useHoming(selectedId, mode.kind);
  const figures = useMemo(() => deskFigures(segments, sample.reference), [segments, sample.reference]);
  const place = { projectId: desk.project.id, sampleId: sample.id };
  const ahead = useAhead({ ...place, left: desk.access === 'edit' ? figures.missing : null });
  const [leaving, next] = useNextSample(desk.project.id, ahead, onNext);
  const [result, askResult] = useTraining(view);
  const training = view.round?.training ?? false;
  const finished = desk.access === 'reopen' || desk.closedBy === 'training_done';
  useSubmitted(desk, training ? nothingAhead : ahead, training ? askResult : next);
  useOpened({ ...place, annotationId: annotation.id }, view.access === 'edit', next);
  const toReference = useCallback(() => setFront('reference'), []);
  const steps = useSteps({ annotationId: annotation.id, sample, segments, selectedId, toReference });
  const differing = useDiffering(prose, steps.quoted, sample.reference);
  const toggleSteps = steps.door.toggle;
  const aside = useAside(home);
  const [around, refreshAround] = useAround(annotation.id);
  const counts = view.access === 'edit';
  const day = useMemo(
    () => <DayLine annotationId={annotation.id} counts={counts} around={around} />,
    [around, annotation.id, counts],
  );
  const beside = useMemo(() => <Beside door={aside} around={around} />, [aside, around]);
  const at = segments.findIndex(({ id }) => id === selectedId);
  const atHand = useMemo(() => (at < 0 ? null : { id: selectedId, number: at + 1 }), [at, selectedId]);
  usePlace(desk, dispatch);
  const { perform, doors, ask } = usePerform({
    ...{ desk, dispatch, find, home, setFront, next, toggleSteps },
    aside: aside.toggle,
    outline,
    undoBefore: useHistory(desk, dispatch),
  });
  const compared = useComparison(result, selectedId, doors.select);
  const type = mode.kind === 'type' ? (ERROR_TYPES[mode.at] ?? null) : (label?.errorType ?? null);
  const cite = useCallback(
    (clause: Citation) => dispatch({ kind: 'act', act: { kind: 'cite', clause }, stamp: stamp() }),
    [dispatch],
  );
  const keymap = useMemo(() => keymapOf(keys), [keys]);
  const goesOn = desk.closedBy === 'training_done';
  useKeys(mode, keymap, (command) => (goesOn && command.kind === 'submit' ? next() : perform(command)));
  const cursor = mode.kind === 'evidence' ? mode : null;
  const run = (command: Command): void => {
    ask.leave();
    perform(command);
  };
  return (
    <DeskKeysContext value={keys}>
      <div
        data-desk
        className="relative flex min-h-96 min-w-0 flex-1 basis-0 flex-col overflow-hidden bg-surface"
      >
        <DeskHead
          sample={sample}
          project={desk.project}
          round={view.round ?? null}
          arm={desk.arm}
          judged={desk.method !== null}
          progress={desk.progress}
          decided={figures.decided}
          segments={segments.length}
          waiting={desk.outbox.length}
          trouble={desk.trouble}
          open={annotation.state === 'draft'}
          onKeys={ask.keys}
          day={day}
          beside={beside}
        />
        <Refusals desk={desk} dispatch={dispatch} />
        <ReadOnlyNotice access={desk.access} closedBy={desk.closedBy} {...place} />
        {result && <TrainingSum result={result} />}
        <ReturnedNotice reason={desk.returned} />
        <QuestionLine text={sample.question} language={sample.language} />
        <DeskPanes
          front={mode.kind === 'evidence' ? 'reference' : front}
          onFront={setFront}
          aside={
            <Aside
              door={aside}
              projectId={desk.project.id}
              sampleId={sample.id}
              segment={aside.open === 'talk' ? atHand : null}
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
              onSelect={doors.select}
            />
          }
          segments={
            result ? (
              <TrainingPane
                result={result}
                segments={segments}
                chosen={compared.chosen}
                lookAt={compared.lookAt}
                language={sample.language}
                onChoose={compared.choose}
                onLook={compared.look}
              />
            ) : (
              <StepsContext value={steps.door}>
                <DifferingContext value={differing}>
                  <TalkCounts value={around?.comments.bySegment ?? NONE}>
                    <SegmentPane
                      segments={segments}
                      selectedId={selectedId}
                      mode={mode}
                      language={sample.language}
                      reference={sample.reference}
                      lookAt={lookAt}
                      hint={hintOf(desk)}
                      arm={desk.arm}
                      method={desk.method}
                      readOnly={readOnly}
                      doors={doors}
                    />
                  </TalkCounts>
                </DifferingContext>
              </StepsContext>
            )
          }
          reference={
            <ReferencePane
              reference={sample.reference}
              language={sample.language}
              evidence={result ? compared.evidence : prose.evidence}
              lookAt={result ? compared.lookAt : prose.lookAt}
              looks={result ? compared.looks : prose.looks}
              selectedId={prose.selectedId}
              cursor={cursor}
              differing={(result ? null : differing?.reference) ?? NO_MARKS}
              quoted={steps.quoted}
              find={find}
              outline={outline}
              outlineKey={OUTLINE_KEY}
              readOnly={readOnly}
              onMark={ask.markSpan}
              onWalk={ask.walkTo}
              onNotFound={ask.notFound}
              onLook={ask.look}
              onLeave={ask.leave}
            />
          }
        />
        <DeskFoot
          verdict={figures.verdict}
          decisive={figures.decisive}
          missing={figures.missing}
          flagged={annotation.flagReason !== null}
          noted={annotation.note !== ''}
          access={desk.access}
          finished={finished}
          training={goesOn}
          leaving={leaving || desk.outbox.some(({ kind }) => kind === 'submit' || kind === 'reopen')}
          onMode={ask.mode}
          onDecisive={ask.decisive}
          onSubmit={finished ? next : ask.submit}
          onReopen={ask.reopen}
        />
        <Dialogs desk={desk} dispatch={dispatch} onSkip={ask.skip} onJump={home} />
        {mode.kind === 'palette' && <Palette onClose={ask.leave} onDone={run} />}
        <Announcer announcement={desk.announcement} />
      </div>
    </DeskKeysContext>
  );
}
