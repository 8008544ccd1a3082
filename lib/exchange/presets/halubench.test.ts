import { describe, expect, it } from 'vitest';
import { convertedFile } from '@/lib/testing/converted-file';

// Made by hand in the shape of HaluBench's rows.
describe('the preset of HaluBench', () => {
  it('takes whether an answer passes as the label of the whole', async () => {
    const file =
      'id,passage,question,answer,label,source_ds,score\n' +
      '1,It is 120 km.,How long?,90 km,FAIL,halueval,0\n2,It is 120 km.,How long?,120 km,PASS,halueval,1\n';
    const { preset, lines } = await convertedFile(file);
    expect(preset).toBe('halubench');
    expect(lines[0]).toEqual({
      format: 'face4rag-studio/2',
      ...{
        id: '1',
        question: 'How long?',
        reference: 'It is 120 km.',
        answer: '90 km',
        label: 'inconsistent',
      },
      metadata: { source_ds: 'halueval', score: '0' },
    });
    expect(lines[1]).toMatchObject({ id: '2', label: 'consistent' });
  });
});
