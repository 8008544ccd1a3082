import { describe, expect, it } from 'vitest';
import { NO_MAPPING } from '../dialect/settings';
import { detectPreset, IMPORT_PRESETS, presetById, readsColumns } from './registry';

const file = (columns: string[], header = true) => ({ text: '', format: 'table' as const, header, columns });
const exported = file([
  'question',
  'ref',
  'answer',
  'id',
  'format',
  'annotation_index',
  'segment_id',
  'method_run',
]);

describe('detectPreset', () => {
  it('recognises the native format before the columns of the benchmark, which it has too', () => {
    expect(detectPreset(exported).id).toBe('native');
  });

  it('recognises the columns of the benchmark, whatever else is there', () => {
    const preset = detectPreset(file(['answer', 'question', 'model', 'reference', 'id', 'ref']));
    expect(preset.id).toBe('face4rag');
    expect(preset.mapping(['answer', 'question', 'model', 'id', 'ref'])).toEqual({
      ...NO_MAPPING,
      question: 'question',
      reference: 'ref',
      answer: 'answer',
      id: 'id',
      generator: 'model',
    });
  });

  it('takes any other file by the names of its columns, and none of them where there are none', () => {
    expect(detectPreset(file(['问题', '参考文本', '回答'])).id).toBe('by-name');
    expect(detectPreset(file(['question', 'ref', 'answer', 'id'], false)).id).toBe('by-name');
    expect(detectPreset(file([])).mapping([])).toEqual(NO_MAPPING);
  });

  it('takes records of what went into a call and what came out by paths, unless a column is the reference or it is a table', () => {
    const call = { text: '', format: 'jsonl' as const, header: true };
    expect(detectPreset({ ...call, columns: ['id', 'input', 'output'] }).id).toBe('paths');
    expect(detectPreset({ ...call, columns: ['id', 'input', 'output', 'context'] }).id).toBe('by-name');
    expect(detectPreset({ ...call, columns: ['id', 'input'] }).id).toBe('by-name');
    expect(detectPreset(file(['id', 'input', 'output'])).id).toBe('by-name');
  });

  it('has each preset under an id of its own', () => {
    expect(new Set(IMPORT_PRESETS.map(({ id }) => id)).size).toBe(IMPORT_PRESETS.length);
  });
});

describe('presetById', () => {
  it('refuses a kind of file that there is none of', () => {
    expect(() => presetById('none')).toThrow(
      expect.objectContaining({
        error: { code: 'invalid', issues: [{ path: 'preset', code: 'no_such_preset' }] },
      }),
    );
  });
});

describe('readsColumns', () => {
  it('holds where a mapping says what columns mean, and not where annotations come with the rows', () => {
    expect(['by-name', 'face4rag', 'native', 'ragtruth'].map((preset) => readsColumns({ preset }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
