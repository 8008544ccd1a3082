import { describe, expect, it } from 'vitest';
import { convertedFile } from '@/lib/testing/converted-file';

// Made by hand in the shape of LLM-AggreFact's rows.
describe('the preset of LLM-AggreFact', () => {
  it('holds the claim against the document; 1 is supported', async () => {
    const file =
      'dataset,doc,claim,label,contamination_identifier\n' +
      'Wice,It is 120 km.,It is 90 km.,0,a\nWice,It is 120 km.,It is long.,1,b\n';
    const { preset, lines } = await convertedFile(file);
    expect(preset).toBe('llm-aggrefact');
    expect(lines[0]).toEqual({
      format: 'face4rag-studio/2',
      ...{ question: '', reference: 'It is 120 km.', answer: 'It is 90 km.', label: 'inconsistent' },
      metadata: { dataset: 'Wice', contamination_identifier: 'a' },
    });
    expect(lines[1]).toMatchObject({ label: 'consistent' });
  });
});
