import { expect, it } from 'vitest';
import { offline } from '@/lib/consistency/methods/offline/method';
import { predictSample } from '@/lib/consistency/methods/offline/predict-sample';
import { loadSampleProject } from '../server/sample-project/load-sample-project';
import type { AuthoredSample } from './authored';

const isConsistent = ({ segments }: AuthoredSample): boolean =>
  segments.every(({ gold }) =>
    [gold.A, gold.B].every(({ fact, logic }) => fact === 'consistent' && logic === 'consistent'),
  );

it('answers of the sample project that both annotators call consistent: nearly all are so pre-filled', async () => {
  const consistent = (await loadSampleProject()).filter(({ sample }) => isConsistent(sample));
  const prefilled = consistent.filter(({ sample: { question, answer, language }, reference }) =>
    predictSample({ question, reference, answer, language }, offline.defaults).segments.every(
      ({ fact }) => fact === 'consistent',
    ),
  );
  expect(consistent).toHaveLength(6);
  expect(prefilled.length).toBeGreaterThanOrEqual(5);
});
