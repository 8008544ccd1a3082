import { describe, expect, it } from 'vitest';
import { CHECKLIST, type ChecklistFacts, type ChecklistState, checklistOf } from './checklist';

const NONE = { submitted: 0, open: 0, remaining: 0 };
const NEW: ChecklistFacts = {
  samples: 0,
  prefilled: 0,
  guidelines: 0,
  others: 0,
  invitations: 0,
  training: NONE,
  pilot: NONE,
  main: 0,
  known: false,
  adjudication: 0,
  gold: 0,
  remaining: 0,
  exported: false,
};
const stepsThatAre = (state: ChecklistState, facts: Partial<ChecklistFacts>) =>
  checklistOf({ ...NEW, ...facts }).steps.flatMap((one) => (one.state === state ? [one.step] : []));
const doneOf = (facts: Partial<ChecklistFacts>) => stepsThatAre('done', facts);
const itemOf = (step: string, facts: Partial<ChecklistFacts>) =>
  checklistOf({ ...NEW, ...facts }).steps.find((one) => one.step === step);

describe('checklistOf', () => {
  it('begins with the import of a new project, and has everything to do', () => {
    expect(stepsThatAre('toDo', {})).toEqual(CHECKLIST);
    expect(checklistOf(NEW).next).toBe('import');
  });

  it('goes on with the first step that is still to do', () => {
    const read = { ...NEW, samples: 6, remaining: 6 };
    expect(checklistOf(read).next).toBe('prefill');
    expect(checklistOf({ ...read, prefilled: 6, others: 1 }).next).toBe('guidelines');
  });

  it('asks for people before a pilot, which two read', () => {
    expect(checklistOf({ ...NEW, samples: 6, prefilled: 6, guidelines: 1 }).next).toBe('invite');
    expect(checklistOf({ ...NEW, samples: 6, prefilled: 6, guidelines: 1, others: 1 }).next).toBe('pilot');
  });

  it('has an invitation open until somebody has accepted it, and goes on with the next step', () => {
    const facts = { ...NEW, samples: 6, prefilled: 6, guidelines: 1, invitations: 1 };
    expect(itemOf('invite', facts)).toMatchObject({ state: 'toDo', invited: true });
    expect(checklistOf(facts).next).toBe('pilot');
    expect(itemOf('invite', { ...facts, others: 1 })).toMatchObject({ state: 'done', invited: false });
  });

  it('has what the main work passed over left out, not done', () => {
    const main = { samples: 6, remaining: 5, main: 1, guidelines: 1, others: 1 };
    expect(doneOf(main)).toEqual(['import', 'guidelines', 'invite']);
    expect(stepsThatAre('leftOut', main)).toEqual(['prefill', 'pilot', 'training']);
    expect(checklistOf({ ...NEW, ...main }).next).toBe('main');
  });

  it('still has a pilot and a training to do that are open beside the main work', () => {
    const open = { submitted: 0, open: 1, remaining: 4 };
    const main = { samples: 6, prefilled: 6, remaining: 5, main: 1, training: open, pilot: open };
    expect(stepsThatAre('leftOut', main)).toEqual([]);
    expect(itemOf('pilot', main)).toMatchObject({ state: 'toDo', running: true });
  });

  it('has a pilot done once something was submitted in it and none of its places is left', () => {
    const pilot = { submitted: 4, open: 1, remaining: 2 };
    expect(doneOf({ samples: 6, pilot })).toEqual(['import']);
    expect(doneOf({ samples: 6, pilot: { ...pilot, remaining: 0 } })).toEqual(['import', 'pilot']);
    expect(doneOf({ samples: 6, pilot: { submitted: 4, open: 0, remaining: 0 } })).toContain('pilot');
  });

  it('says that a training needs known answers until there are some', () => {
    expect(itemOf('training', {})).toMatchObject({ state: 'toDo', needsKnown: true });
    expect(itemOf('training', { known: true })).toMatchObject({ needsKnown: false });
    expect(itemOf('training', { training: { ...NONE, open: 1 } })).toMatchObject({
      needsKnown: false,
      running: true,
    });
  });

  it('has the main work done when no place is left, and adjudication when every sample has its gold', () => {
    const read = { samples: 6, main: 6, gold: 4, adjudication: 2 };
    expect(doneOf(read)).toContain('main');
    expect(doneOf(read)).not.toContain('adjudicate');
    expect(doneOf({ ...read, remaining: 1 })).not.toContain('main');
    expect(doneOf({ ...read, gold: 6, adjudication: 0 })).toContain('adjudicate');
  });

  it('has no next step once none is to do', () => {
    const all = { samples: 1, guidelines: 1, others: 1, gold: 1, exported: true, main: 1 };
    expect(checklistOf({ ...NEW, ...all }).next).toBeNull();
  });
});
