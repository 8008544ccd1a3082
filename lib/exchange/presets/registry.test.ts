import { describe, expect, it } from 'vitest';
import { NO_MAPPING } from '../dialect/settings';
import { IMPORT_PRESETS, presetOf } from './registry';

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

describe('presetOf', () => {
  it('recognises the native format, and reads its samples alone where annotations are not wanted', () => {
    expect(presetOf(exported).id).toBe('native');
    expect(presetOf(exported, false).id).toBe('face4rag');
  });

  it('recognises the columns of the benchmark, whatever else is there', () => {
    const preset = presetOf(file(['answer', 'question', 'model', 'reference', 'id', 'ref']));
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
    expect(presetOf(file(['问题', '参考文本', '回答'])).id).toBe('by-name');
    expect(presetOf(file(['question', 'ref', 'answer', 'id'], false)).id).toBe('by-name');
    expect(presetOf(file([])).mapping([])).toEqual(NO_MAPPING);
  });

  it('has each preset under an id of its own', () => {
    expect(new Set(IMPORT_PRESETS.map(({ id }) => id)).size).toBe(IMPORT_PRESETS.length);
  });
});
