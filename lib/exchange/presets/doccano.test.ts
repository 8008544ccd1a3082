import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of doccano's JSON Lines.
const texts = { text: '😀 It is 90 km.', question: 'How long?', reference: 'It is 120 km.', answer: 'other' };

describe('the preset of doccano', () => {
  it('takes the text as the answer, spans as segments, and the author from the name of the file', async () => {
    const file = jsonLines(
      { id: 1, ...texts, label: [[8, 13, 'KCont']], Comments: ['see 120'] },
      { id: 2, ...texts, text: 'It is wet.', label: ['consistent'], Comments: [] },
    );
    const { preset, lines } = await convertedFile(file, { fileName: 'ann.jsonl' });
    expect(preset).toBe('doccano');
    const sample = {
      format: 'face4rag-studio/2',
      question: 'How long?',
      reference: 'It is 120 km.',
      generator: null,
    };
    expect(lines).toEqual([
      {
        ...{ ...sample, id: '1', answer: '😀 It is 90 km.', metadata: { answer: 'other' } },
        annotations: [
          {
            annotator: 'ann',
            segments: [
              {
                spans: [[8, 13]],
                fact: 'inconsistent',
                logic: 'consistent',
                error_type: 'KCont',
                note: 'KCont',
              },
            ],
            note: 'see 120',
          },
        ],
      },
      {
        ...{ ...sample, id: '2', answer: 'It is wet.', metadata: { answer: 'other' } },
        annotations: [
          {
            annotator: 'ann',
            segments: [
              {
                spans: [[0, 10]],
                fact: 'consistent',
                logic: 'consistent',
                error_type: null,
                note: 'consistent',
              },
            ],
            note: '',
          },
        ],
      },
    ]);
  });

  it('reads spans as objects, and rejects one that is not in the text by its place in the row', async () => {
    const entity = (start_offset: number, end_offset: number) => ({
      id: 1,
      label: 'KCont',
      start_offset,
      end_offset,
    });
    const file = jsonLines(
      { id: 1, ...texts, entities: [entity(8, 13)], relations: [], Comments: [] },
      { id: 2, ...texts, entities: [entity(8, 13), entity(80, 90)], relations: [], Comments: [] },
    );
    const { samples, rejected } = await convertedFile(file, {
      fileName: 'all.jsonl',
      told: { author: 'Bo' },
    });
    expect(samples[0]!.annotations[0]).toMatchObject({ author: 'Bo', labels: [{ text: '90 km' }] });
    expect(rejected).toEqual([
      { line: 2, faults: [{ reason: 'offset', column: 'entities[1]', detail: {} }] },
    ]);
  });
});
