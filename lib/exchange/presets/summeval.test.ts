import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of SummEval's annotations.
const row = {
  id: 'dm-1',
  decoded: 'It is 90 km.',
  model_id: 'M5',
  filepath: 'cnndm/a.story',
  references: ['Long.'],
  expert_annotations: [{ consistency: 5, fluency: 5 }, { consistency: 5 }, { consistency: 2 }],
  turker_annotations: [{ consistency: 4 }],
};

describe('the preset of SummEval', () => {
  it('takes each score as the verdict of a person on the whole summary, and the article from the second file', async () => {
    const second = jsonLines({ filepath: 'cnndm/a.story', text: 'It is 120 km long.' });
    const { preset, lines, notes } = await convertedFile(jsonLines(row), { second });
    expect(preset).toBe('summeval');
    const whole = { spans: [[0, 12]], logic: 'consistent', error_type: null };
    const good = { ...whole, fact: 'consistent', note: 'consistency: 5' };
    const said = (annotator: string, score: number) => ({
      ...{ annotator, state: 'draft' },
      segments: [{ ...whole, fact: 'inconsistent', note: `consistency: ${score}` }],
    });
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        id: 'dm-1-M5',
        question: '',
        reference: 'It is 120 km long.',
        answer: 'It is 90 km.',
        generator: 'M5',
        label: 'consistent',
        metadata: {
          filepath: 'cnndm/a.story',
          references: ['Long.'],
          expert_annotations: row.expert_annotations,
          turker_annotations: row.turker_annotations,
        },
        annotations: [
          { annotator: 'expert_1', segments: [good] },
          { annotator: 'expert_2', segments: [good] },
          said('expert_3', 2),
          said('turker_1', 4),
        ],
      },
    ]);
    expect(notes).toEqual([{ code: 'label_untyped', about: ['dm-1-M5'], count: 1 }]);
  });

  it('needs no second file where the article stands in the row', async () => {
    const { samples } = await convertedFile(jsonLines({ ...row, text: 'It is long.' }));
    expect(samples[0]!.reference).toBe('It is long.');
  });

  it('experts without a score: do not count for the label', async () => {
    const given = (...expert_annotations: object[]) => ({ ...row, text: 'It is long.', expert_annotations });
    const { samples } = await convertedFile(
      jsonLines(given({ consistency: 5 }, {}, { consistency: null }), given({}, {})),
    );
    expect(samples.map(({ coarseLabel }) => coarseLabel)).toEqual(['consistent', null]);
  });
});
