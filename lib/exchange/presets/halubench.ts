import { answerRows } from '../convert/answer-rows';
import { hasColumns } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** HaluBench: answers that pass or fail against a passage. */
export const halubenchPreset: Preset = {
  id: 'halubench',
  name: 'HaluBench',
  rows: answerRows(
    { id: 'id', question: 'question', reference: 'passage', answer: 'answer', label: 'label' },
    { PASS: 'consistent', FAIL: 'inconsistent' },
  ),
  recognises: hasColumns('id', 'passage', 'question', 'answer', 'label', 'source_ds'),
  mapping: guessMapping,
};
