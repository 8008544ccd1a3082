import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes';

describe('fieldChanges', () => {
  it('names what differs, in order, and leaves out what stayed', () => {
    const before = { segmentId: 's', fact: 'consistent', logic: 'consistent', errorType: null, version: 1 };
    const after = {
      segmentId: 's',
      fact: 'inconsistent',
      logic: 'consistent',
      errorType: 'KCont',
      version: 2,
    };
    expect(fieldChanges(before, after)).toEqual([
      { field: 'fact', from: 'consistent', to: 'inconsistent' },
      { field: 'errorType', from: null, to: 'KCont' },
      { field: 'version', from: 1, to: 2 },
    ]);
  });

  it('writes lists and objects as JSON; an empty list and an empty text are nothing', () => {
    expect(fieldChanges({ evidence: [], note: '' }, { evidence: [{ start: 1 }], note: '' })).toEqual([
      { field: 'evidence', from: null, to: '[{"start":1}]' },
    ]);
  });

  it('tells what came to be and what went', () => {
    expect(fieldChanges(null, { kind: 'reset', days: 0, reason: null })).toEqual([
      { field: 'kind', from: null, to: 'reset' },
      { field: 'days', from: null, to: 0 },
    ]);
    expect(fieldChanges({ role: 'lead' }, null)).toEqual([{ field: 'role', from: 'lead', to: null }]);
    expect(fieldChanges(null, null)).toEqual([]);
  });
});
