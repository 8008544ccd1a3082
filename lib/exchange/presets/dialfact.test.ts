import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of DialFact's lines.
const row = (id: string, response_label: string, type_label = 'factual') => ({
  ...{ context_id: 'c', id, data_type: 'written', context: ['Hi', 'How long?'], response: 'It is 90 km.' },
  evidence_list: [
    ['River', 'https://example.org', 'It is 120 km.', '0'],
    ['', '', '', '1'],
    ['River', '', 'It is wet.', '2'],
  ],
  ...{ response_label, type_label, evidence_touse: 'title: River' },
});

describe('the preset of DialFact', () => {
  it('takes the dialogue as question and the texts of the evidence as reference', async () => {
    const { preset, lines } = await convertedFile(jsonLines(row('1', 'REFUTES'), row('2', 'SUPPORTS')));
    expect(preset).toBe('dialfact');
    expect(lines[0]).toEqual({
      format: 'face4rag-studio/2',
      id: '1',
      question: 'Hi\nHow long?',
      reference: 'It is 120 km.\nIt is wet.',
      answer: 'It is 90 km.',
      generator: 'written',
      label: 'inconsistent',
      error_type: 'KCont',
      metadata: { context_id: 'c', type_label: 'factual' },
    });
    expect(lines[1]).toMatchObject({ id: '2', label: 'consistent' });
  });

  it('calls what evidence does not suffice for a hallucination, and says nothing of small talk', async () => {
    const file = jsonLines(row('3', 'NOT ENOUGH INFO'), row('4', 'NOT ENOUGH INFO', 'personal'));
    const { samples, notes } = await convertedFile(file);
    expect(samples.map(({ coarseLabel, coarseType }) => [coarseLabel, coarseType])).toEqual([
      ['inconsistent', 'Hallu'],
      [null, null],
    ]);
    expect(notes).toEqual([{ code: 'label_dropped', about: ['personal: NOT ENOUGH INFO'], count: 1 }]);
  });
});
