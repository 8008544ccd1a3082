import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of VitaminC's lines.
const row = (unique_id: string, label: string) => ({
  ...{ unique_id, case_id: 'c', claim: 'It is 90 km.', evidence: 'It is 120 km.', label, page: 'River' },
});

describe('the preset of VitaminC', () => {
  it('holds the claim against the evidence', async () => {
    const { preset, lines } = await convertedFile(
      jsonLines(row('1', 'REFUTES'), row('2', 'NOT ENOUGH INFO')),
    );
    expect(preset).toBe('vitaminc');
    const texts = { question: '', reference: 'It is 120 km.', answer: 'It is 90 km.' };
    const shared = { format: 'face4rag-studio/2', ...texts, label: 'inconsistent' };
    expect(lines).toEqual([
      {
        ...shared,
        id: '1',
        error_type: 'KCont',
        metadata: { case_id: 'c', page: 'River' },
      },
      {
        ...shared,
        id: '2',
        error_type: 'Hallu',
        metadata: { case_id: 'c', page: 'River' },
      },
    ]);
  });

  it('keeps a word that it does not know as metadata, and says so', async () => {
    const { samples, notes } = await convertedFile(jsonLines(row('3', 'MAYBE'), row('4', 'SUPPORTS')));
    expect(samples.map(({ coarseLabel }) => coarseLabel)).toEqual([null, 'consistent']);
    expect(samples[0]!.metadata).toMatchObject({ label: 'MAYBE' });
    expect(notes).toEqual([{ code: 'label_unknown', about: ['MAYBE'], count: 1 }]);
  });
});
