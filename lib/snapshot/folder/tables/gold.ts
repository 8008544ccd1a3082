import { EVIDENCE_TYPE } from '@/lib/exchange/contents/evidence-record';
import { PEDIGREE_TYPE } from '@/lib/exchange/contents/nested-types';
import { decidedVerdict } from '../../group-figures';
import { hasSources, touchedBy } from '../../judge-figures';
import type { SnapshotGold, SnapshotRecord, SnapshotUnit } from '../../snapshot-line';
import { folderTable, LABELLED, labelledOf } from './table';

/** The gold itself, with the families of judges that may have moved it. */
export const goldTable = folderTable<SnapshotRecord & { gold: SnapshotGold }>(
  'gold',
  'a sample whose answer has a gold verdict, with the segments of its answer',
  [
    ['id', 'string', ({ id }) => id],
    ['question', 'string', ({ question }) => question],
    ['reference', 'string', ({ reference }) => reference],
    ['answer', 'string', ({ answer }) => answer],
    ['language', 'string', ({ language }) => language],
    ['generator', 'string', ({ generator }) => generator],
    ['verdict', 'string', ({ gold }) => gold.verdict],
    ['origin', 'string', ({ gold }) => gold.origin],
    [
      'segments',
      'json',
      ({ gold }) => gold.units.map(segmentOf),
      {
        list: {
          struct: {
            ...LABELLED,
            verdict: 'string',
            origin: 'string',
            votes: 'integer',
            agreeing: 'integer',
            touched_by: { list: 'string' },
            evidence: EVIDENCE_TYPE,
          },
        },
      },
    ],
    [
      'touched_by',
      'json',
      ({ gold }) => (hasSources(gold) ? [...touchedBy(gold)].sort() : null),
      { list: 'string' },
    ],
    ['pedigree', 'json', ({ pedigree }) => pedigree, PEDIGREE_TYPE],
    ['metadata', 'json', ({ metadata }) => metadata],
  ],
  (record) => (record.gold && decidedVerdict(record.gold) ? [{ ...record, gold: record.gold }] : []),
);

function segmentOf(unit: SnapshotUnit) {
  return {
    verdict: unit.verdict,
    origin: unit.origin,
    votes: unit.votes,
    agreeing: unit.agreeing,
    touched_by: unit.touched_by ?? null,
    evidence: unit.evidence,
    ...labelledOf(unit),
  };
}
