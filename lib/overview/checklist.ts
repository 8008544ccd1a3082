export const CHECKLIST = [
  'import',
  'prefill',
  'guidelines',
  // A pilot is read by two, so people come before it; its adjudication is what a training is made of.
  'invite',
  'pilot',
  'training',
  'main',
  'adjudicate',
  'export',
] as const;
/** What a new project needs on its way to a data set, in the order in which it is done best. */
export type ChecklistStep = (typeof CHECKLIST)[number];
/** Left out: passed over, and nobody goes back for it. */
export type ChecklistState = 'done' | 'leftOut' | 'toDo';

export interface ChecklistItem {
  step: ChecklistStep;
  state: ChecklistState;
  /** A round of the step is open. */
  running: boolean;
  /** The step needs samples whose answer is known, and there are none yet. */
  needsKnown: boolean;
  /** An invitation is open, and nobody has accepted one yet. */
  invited: boolean;
}

/** What has become of the rounds of a kind. */
interface KindFacts {
  submitted: number;
  /** Open rounds, and places in them that are still to be submitted. */
  open: number;
  remaining: number;
}

/** What is there of a project; nothing of it is stored for the checklist. */
export interface ChecklistFacts {
  samples: number;
  prefilled: number;
  /** Versions of the guidelines. */
  guidelines: number;
  /** Members beside the one who looks. */
  others: number;
  /** Invitations that are open. */
  invitations: number;
  training: KindFacts;
  pilot: KindFacts;
  /** Submitted annotations of all other rounds. */
  main: number;
  /** There are samples whose answer is known, by adjudication, agreement or their source. */
  known: boolean;
  /** Samples that still need a lead, and samples whose answer has a gold verdict. */
  adjudication: number;
  gold: number;
  /** Places that are still to be submitted in rounds that count. */
  remaining: number;
  /** Somebody has taken a file of it. */
  exported: boolean;
}

export interface Checklist {
  steps: ChecklistItem[];
  /** The one to do now: the first that is still to do and not in the hands of who was invited; null once none is. */
  next: ChecklistStep | null;
}

/**
 * Which steps a project has behind it. What comes before the main work and was not done when that began is left out, but for a pilot
 * or a training that is still open.
 */
export function checklistOf(facts: ChecklistFacts): Checklist {
  const { samples, training, pilot } = facts;
  const begun = facts.main > 0;
  const read = begun && facts.remaining === 0;
  const done = (is: boolean): ChecklistState => (is ? 'done' : 'toDo');
  const before = (is: boolean, open = 0): ChecklistState =>
    !is && begun && open === 0 ? 'leftOut' : done(is);
  const states: Record<ChecklistStep, ChecklistState> = {
    import: done(samples > 0),
    prefill: before(facts.prefilled > 0),
    guidelines: done(facts.guidelines > 0),
    invite: done(facts.others > 0),
    pilot: before(pilot.submitted > 0 && pilot.remaining === 0, pilot.open),
    training: before(training.submitted > 0, training.open),
    main: done(read),
    adjudicate: done(read && facts.adjudication === 0 && facts.gold > 0),
    export: done(facts.exported),
  };
  const steps = CHECKLIST.map((step) => ({
    step,
    state: states[step],
    running: (step === 'pilot' || step === 'training') && facts[step].open > 0,
    needsKnown: step === 'training' && !facts.known && training.open === 0,
    invited: step === 'invite' && facts.others === 0 && facts.invitations > 0,
  }));
  const open = steps.filter(({ state }) => state === 'toDo');
  return { steps, next: (open.find(({ invited }) => !invited) ?? open[0])?.step ?? null };
}
