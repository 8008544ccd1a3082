import type { UnitSources } from '../../unit-sources';
import { type LabelledUnit, labelledUnits, PLACE_FIELDS } from './labelled-unit';
import { folderTable } from './table';

/** How people's labels of a segment spread: what a soft target is made of. */
export const softLabelTable = folderTable<LabelledUnit>(
  'soft_labels',
  'a segment of an answer, with how many people said what of it',
  [
    ...PLACE_FIELDS,
    ['consistent', 'integer', ({ unit }) => unit.verdicts.consistent],
    ['inconsistent', 'integer', ({ unit }) => unit.verdicts.inconsistent],
    ['undecided', 'integer', ({ unit }) => unit.verdicts.undecided],
    ['share_inconsistent', 'number', ({ unit }) => shareInconsistent(unit.verdicts)],
    [
      'error_types',
      'json',
      ({ unit }) => Object.entries(unit.error_types).map(([error_type, votes]) => ({ error_type, votes })),
      { list: { struct: { error_type: 'string', votes: 'integer' } } },
    ],
  ],
  labelledUnits,
);

/** Of the people who decided; null where nobody did. */
function shareInconsistent({ consistent, inconsistent }: UnitSources['verdicts']): number | null {
  const decided = consistent + inconsistent;
  return decided === 0 ? null : inconsistent / decided;
}
