import { describe, expect, it } from 'vitest';
import { CHECKLIST, type ChecklistFacts, checklistOf } from './checklist';

const NEW: ChecklistFacts = {
  samples: 0,
  prefilled: 0,
  guidelines: 0,
  others: 0,
  submitted: { training: 0, pilot: 0, main: 0 },
  rounds: { training: 0, pilot: 0 },
  adjudication: 0,
  gold: 0,
  remaining: 0,
  exported: false,
};
const doneOf = (facts: Partial<ChecklistFacts>) =>
  checklistOf({ ...NEW, ...facts }).steps.flatMap(({ step, done }) => (done ? [step] : []));

describe('checklistOf', () => {
  it('begins with the import of a new project, and has nothing done', () => {
    expect(checklistOf(NEW)).toEqual({
      steps: CHECKLIST.map((step) => ({ step, done: false })),
      next: 'import',
    });
  });

  it('goes on with the first step that is not done', () => {
    expect(checklistOf({ ...NEW, samples: 6, remaining: 6 }).next).toBe('prefill');
    expect(checklistOf({ ...NEW, samples: 6, remaining: 6, prefilled: 6, others: 1 }).next).toBe(
      'guidelines',
    );
  });

  it('asks for no pilot and no training once main work was submitted without them', () => {
    const main = { samples: 6, remaining: 5, submitted: { training: 0, pilot: 0, main: 1 } };
    expect(doneOf(main)).toEqual(['import', 'prefill', 'pilot', 'training']);
    expect(doneOf({ ...main, rounds: { training: 1, pilot: 1 } })).toEqual(['import', 'prefill']);
  });

  it('counts what was submitted in a pilot for the pilot alone', () => {
    const submitted = { training: 0, pilot: 4, main: 0 };
    expect(doneOf({ samples: 6, rounds: { training: 0, pilot: 1 }, submitted })).toEqual(['import', 'pilot']);
  });

  it('has the main work done when no place is left, and adjudication when every sample has its gold', () => {
    const read = { samples: 6, submitted: { training: 0, pilot: 0, main: 6 }, gold: 4, adjudication: 2 };
    expect(doneOf(read)).toContain('main');
    expect(doneOf(read)).not.toContain('adjudicate');
    expect(doneOf({ ...read, remaining: 1 })).not.toContain('main');
    expect(doneOf({ ...read, gold: 6, adjudication: 0 })).toContain('adjudicate');
  });

  it('has no next step once all are done', () => {
    const all = { samples: 1, prefilled: 1, guidelines: 1, others: 1, gold: 1, exported: true };
    expect(checklistOf({ ...NEW, ...all, submitted: { training: 0, pilot: 0, main: 1 } }).next).toBeNull();
  });
});
