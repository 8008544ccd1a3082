export const CHECKLIST = [
  'import',
  'prefill',
  'guidelines',
  'pilot',
  'invite',
  'training',
  'main',
  'adjudicate',
  'export',
] as const;
/** What a new project needs on its way to a data set, in the order in which it is done best. */
export type ChecklistStep = (typeof CHECKLIST)[number];

/** What is there of a project; nothing of it is stored for the checklist. */
export interface ChecklistFacts {
  samples: number;
  prefilled: number;
  /** Versions of the guidelines. */
  guidelines: number;
  /** Members beside the one who looks, and open invitations. */
  others: number;
  /** Submitted annotations by kind of round; main ones are those of all other rounds. */
  submitted: { training: number; pilot: number; main: number };
  /** Rounds of a kind that have been made. */
  rounds: { training: number; pilot: number };
  /** Samples that still need a lead, and samples whose answer has a gold verdict. */
  adjudication: number;
  gold: number;
  /** Places that are still to be submitted in rounds that count. */
  remaining: number;
  /** Somebody has taken a file of it. */
  exported: boolean;
}

export interface Checklist {
  steps: { step: ChecklistStep; done: boolean }[];
  /** The one to do now: the first that is not done; null once all are. */
  next: ChecklistStep | null;
}

/**
 * Which steps a project has behind it. A pilot and a training are done once somebody has submitted in them, or when work that
 * counts has been submitted without them: nobody goes back for them.
 */
export function checklistOf(facts: ChecklistFacts): Checklist {
  const { samples, submitted, rounds } = facts;
  const main = submitted.main > 0;
  const read = main && facts.remaining === 0;
  const done: Record<ChecklistStep, boolean> = {
    import: samples > 0,
    prefill: facts.prefilled > 0 || main,
    guidelines: facts.guidelines > 0,
    pilot: submitted.pilot > 0 || (main && rounds.pilot === 0),
    invite: facts.others > 0,
    training: submitted.training > 0 || (main && rounds.training === 0),
    main: read,
    adjudicate: read && facts.adjudication === 0 && facts.gold > 0,
    export: facts.exported,
  };
  const steps = CHECKLIST.map((step) => ({ step, done: done[step] }));
  return { steps, next: steps.find((one) => !one.done)?.step ?? null };
}
