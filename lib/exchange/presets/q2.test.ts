import { describe, expect, it } from 'vitest';
import { convertedFile } from '@/lib/testing/converted-file';

// Made by hand in the shape of the files of Q².
const FILE =
  ',episode_idx,round,topic,message,response,knowledge,gold\n0,7,1,River,How long?,90 km .,It is 120 km.,120\n';

describe('the preset of Q²', () => {
  it('takes label and system from the name of the file', async () => {
    const { preset, lines } = await convertedFile(FILE, { fileName: 'dodeca_inconsistent.csv' });
    expect(preset).toBe('q2');
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        question: 'How long?',
        reference: 'It is 120 km.',
        answer: '90 km .',
        generator: 'dodeca',
        label: 'inconsistent',
        metadata: { episode_idx: '7', round: '1', topic: 'River', gold: '120' },
      },
    ]);
    const { samples } = await convertedFile(FILE, { fileName: 'memnet_consistent.csv' });
    expect(samples[0]).toMatchObject({ generator: 'memnet', coarseLabel: 'consistent' });
  });

  it('takes the label that a person said before that of the name', async () => {
    const told = { label: 'consistent' } as const;
    const { samples } = await convertedFile(FILE, { fileName: 'dodeca_inconsistent.csv', told });
    expect(samples[0]!.coarseLabel).toBe('consistent');
  });
});

describe('the preset of the cross file of Q²', () => {
  it('makes two samples of a row, each with its own label', async () => {
    const file =
      ',episode_idx,message,dodeca_response,memnet_response,knowledge,dodeca_label,memnet_label\n' +
      '0,7,How long?,90 km .,120 km .,It is 120 km.,1,0\n';
    const { preset, samples } = await convertedFile(file);
    expect(preset).toBe('q2-cross');
    expect(samples.map(({ answer, generator, coarseLabel }) => [answer, generator, coarseLabel])).toEqual([
      ['90 km .', 'dodeca', 'inconsistent'],
      ['120 km .', 'memnet', 'consistent'],
    ]);
  });
});
