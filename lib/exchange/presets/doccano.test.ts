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
                note: '',
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
                note: '',
              },
            ],
            note: '',
          },
        ],
      },
    ]);
  });

  it('keeps the language and the id of a document, and goes by the id of a sample where there is one', async () => {
    const row = { id: 1, text: 'It is wet.', label: ['consistent'], Comments: [] };
    const { lines } = await convertedFile(
      jsonLines({ ...row, lang: 'fr', doc_id: 'd1' }, { ...row, sample_id: 's1' }),
      { fileName: 'ann.jsonl' },
    );
    expect(lines).toMatchObject([
      { id: '1', language: 'fr', metadata: { doc_id: 'd1' } },
      { id: 's1', metadata: {} },
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

  // As admin.jsonl of manuacostaf18/NLP has them, and the example of an export in doccano/doccano.
  it('spans without comments, with the text as "data" or without ids: read alike', async () => {
    const label = [[3, 8, 'KCont']];
    for (const row of [
      { id: 7, data: 'It 90 km.', label },
      { text: 'It 90 km.', label },
    ]) {
      const { preset, samples, rejected } = await convertedFile(jsonLines(row), { fileName: 'ann.jsonl' });
      expect([preset, rejected]).toEqual(['doccano', []]);
      expect(samples).toMatchObject([
        { answer: 'It 90 km.', annotations: [{ author: 'ann', labels: [{ text: '90 km' }] }] },
      ]);
    }
  });

  it('comments on a text without a label, and relations: said to be left out', async () => {
    const { lines, notes } = await convertedFile(
      jsonLines(
        { id: 1, text: 'It is wet.', label: [], Comments: ['hm'] },
        { id: 2, text: 'It is wet.', label: ['consistent'], relations: [{ id: 1 }], Comments: [] },
      ),
      { fileName: 'ann.jsonl' },
    );
    expect(lines.map(({ annotations }) => annotations!.length)).toEqual([0, 1]);
    expect(notes).toEqual([
      { code: 'label_dropped', about: ['Comments', 'relations'], count: 2 },
      { code: 'annotation_empty', about: ['1'], count: 1 },
    ]);
  });

  it("fields of language and of other ids: the language is the sample's, the ids are kept as metadata", async () => {
    const row = { text: 'It is 90 km.', index: 77, uuid: 'U-1', locale: 'pt', label: [[6, 11, 'KCont']] };
    const { lines } = await convertedFile(jsonLines({ id: 1, ...row }, row), { fileName: 'ann.jsonl' });
    const kept = { language: 'pt', metadata: { index: 77, uuid: 'U-1' } };
    expect(lines).toMatchObject([{ id: '1', ...kept }, kept]);
    expect(lines[1]).not.toHaveProperty('id');
  });

  // As admin.jsonl of klea-clgx/kayako has them.
  it('categories of the whole next to spans: the label of an answer in which no span is marked', async () => {
    const { lines } = await convertedFile(
      jsonLines(
        { id: 1, text: 'It is wet.', cats: ['consistent'], entities: [], Comments: [] },
        { id: 2, text: 'It is wet.', cats: ['checked'], entities: [[6, 9, 'Hallu']], Comments: [] },
      ),
      { fileName: 'ann.jsonl' },
    );
    expect(lines).toMatchObject([
      { metadata: {}, annotations: [{ segments: [{ spans: [[0, 10]], fact: 'consistent' }] }] },
      { annotations: [{ segments: [{ spans: [[6, 9]], error_type: 'Hallu' }], note: 'checked' }] },
    ]);
  });
});
