import { answerRows } from '../convert/answer-rows';
import { hasColumns } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** VitaminC: claims with a sentence of Wikipedia before or after a revision. */
export const vitamincPreset: Preset = {
  id: 'vitaminc',
  name: 'VitaminC',
  rows: answerRows(
    { id: 'unique_id', question: null, reference: 'evidence', answer: 'claim', label: 'label' },
    { SUPPORTS: 'consistent', REFUTES: 'KCont', 'NOT ENOUGH INFO': 'Hallu' },
  ),
  recognises: hasColumns('unique_id', 'claim', 'evidence', 'label'),
  mapping: guessMapping,
};
