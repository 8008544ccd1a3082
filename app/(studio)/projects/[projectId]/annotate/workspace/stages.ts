import { failedStage } from '@/lib/annotation/judgement';
import { type Stage } from '@/lib/typology/error-type';
import { act, pickType } from './act';
import { advance } from './advance';
import { type Desk, isReadOnly, selectedSegment, type Stamp } from './state';

/** Asks for fact and logic by themselves, the facts first. */
export function startStages(desk: Desk): Desk {
  if (isReadOnly(desk) || !selectedSegment(desk)) return desk;
  return { ...desk, mode: { kind: 'stages', at: 'fact' } };
}

/** To the other stage, or to the one that is named. */
export function toStage(desk: Desk, stage: Stage): Desk {
  return desk.mode.kind === 'stages' ? { ...desk, mode: { kind: 'stages', at: stage } } : desk;
}

/** Says what the stage that is asked about is. After fact comes logic; then the verdict is whole, or the type is asked for. */
export function sayStage(desk: Desk, verdict: 'consistent' | 'inconsistent' | 'unsure', stamp: Stamp): Desk {
  if (desk.mode.kind !== 'stages') return desk;
  const { at } = desk.mode;
  const said = act(desk, { kind: 'stage', stage: at, verdict }, stamp);
  if (at === 'fact') return { ...said, mode: { kind: 'stages', at: 'logic' } };
  const label = selectedSegment(said)?.label;
  const untyped = label && failedStage(label) !== null && label.errorType === null;
  const done: Desk = { ...said, mode: { kind: 'read' } };
  return untyped ? pickType(done) : advance(desk, done, 'verdict');
}
