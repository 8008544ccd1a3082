import { describe, expect, it } from 'vitest';
import { guessMapping } from '../presets/guess-mapping';
import { fileLabels, joinedLabels } from './file-labels';

const ANSWER = 'One. 𠀀Two. Three.';

/** What is read of a row with these columns. */
function read(row: Record<string, unknown>, coarseLabel: 'consistent' | 'inconsistent' | null = null) {
  const values = new Map(Object.entries(row));
  return fileLabels(values, { answer: ANSWER, coarseLabel }, guessMapping([...values.keys()]));
}

describe('the labels of a row', () => {
  it('segments by code points or by their text: are placed, and what is not decided or stands nowhere is told apart', () => {
    const labels = read({
      answer_label: 'inconsistent',
      segments: [
        { text: '𠀀Two.', start: 5, end: 10, consistent: false, error_type_mapped: 'Numeric' },
        { text: 'Three.', start: null, end: null, consistent: true, error_type_mapped: null },
        { text: 'Four.', consistent: true },
        { text: 'One.', start: 0, end: 4, consistent: null },
        { text: 5 },
      ],
    });
    expect(labels).toEqual({
      answer: { consistent: false, types: ['Numeric'] },
      segments: [
        { spans: [[5, 11]], consistent: false, types: ['Numeric'] },
        { spans: [[12, 18]], consistent: true, types: [] },
      ],
      unplaced: 2,
      corruption: null,
    });
  });

  it('the gold of the native format, as an object or as a cell: is read with the types of the typology', () => {
    const gold = {
      verdict: 'inconsistent',
      units: [
        { text: 'One.', spans: [[0, 4]], verdict: 'consistent', error_type: null },
        { text: 'Two', spans: [[5, 10]], verdict: 'inconsistent', error_type: 'Hallucination Error' },
        { text: 'Three.', spans: [[11, 17]], verdict: null, error_type: null },
      ],
    };
    const expected = {
      answer: { consistent: false, types: ['Hallu'] },
      segments: [
        { spans: [[0, 4]], consistent: true, types: [] },
        { spans: [[5, 11]], consistent: false, types: ['Hallu'] },
      ],
      unplaced: 0,
    };
    expect(read({ gold })).toMatchObject(expected);
    expect(read({ gold: JSON.stringify(gold), sample_label: 'consistent' })).toMatchObject(expected);
  });

  it('rows of the content gold: are one answer together', () => {
    const row = (text: string, spans: string, verdict: string, type = '') =>
      read({
        answer_verdict: 'inconsistent',
        answer_segment: text,
        segment_spans: spans,
        segment_verdict: verdict,
        error_type: type,
      });
    const joined = joinedLabels(
      row('One.', '[[0,4]]', 'consistent'),
      row('Two.', '[[5,10]]', 'inconsistent', 'LCaus'),
    );
    expect(joined.answer).toEqual({ consistent: false, types: ['LCaus'] });
    expect(joined.segments.map(({ consistent }) => consistent)).toEqual([true, false]);
  });

  it('a label of the whole answer with its type and its kind of corruption', () => {
    const labels = read(
      { label: '不一致', error_type: 'made up', corruption_type: ' swap ', generator: 'g' },
      'inconsistent',
    );
    expect(labels).toEqual({
      answer: { consistent: false, types: ['made up'] },
      segments: [],
      unplaced: 0,
      corruption: 'swap',
    });
    expect(read({ label: 'unsure' })).toMatchObject({ answer: null, segments: [] });
    expect(read({ question: 'q' })).toEqual({ answer: null, segments: [], unplaced: 0, corruption: null });
  });
});
