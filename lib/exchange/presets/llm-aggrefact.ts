import { answerRows } from '../convert/answer-rows';
import { hasColumns } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** LLM-AggreFact: claims that their documents support, or not. */
export const llmAggrefactPreset: Preset = {
  id: 'llm-aggrefact',
  name: 'LLM-AggreFact',
  rows: answerRows(
    { id: null, question: null, reference: 'doc', answer: 'claim', label: 'label' },
    { '1': 'consistent', '0': 'inconsistent' },
  ),
  recognises: hasColumns('dataset', 'doc', 'claim', 'label'),
  mapping: guessMapping,
};
