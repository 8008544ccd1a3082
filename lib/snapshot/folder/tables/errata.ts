import { EVIDENCE_TYPE } from '@/lib/exchange/contents/evidence-record';
import type { Erratum } from '../../errata/erratum';
import type { SnapshotRecord } from '../../snapshot-line';
import type { JudgeFields } from './judge-fields';
import { type FolderTable, folderTable } from './table';

/** What became of each released label: old and new, with evidence and what had been shown. */
export const errataTable = (judges: JudgeFields): FolderTable =>
  folderTable<SnapshotRecord & { erratum: Erratum }>(
    'errata',
    'a sample with a released label, what it said, and what the gold says',
    [
      ['id', 'string', ({ id }) => id],
      ['outcome', 'string', ({ erratum }) => erratum.outcome],
      ['released_verdict', 'string', ({ erratum }) => erratum.released.verdict],
      ['released_error_types', 'json', ({ erratum }) => erratum.released.error_types, { list: 'string' }],
      ['verdict', 'string', ({ gold }) => gold?.verdict ?? null],
      [
        'error_types',
        'json',
        ({ gold }) => [...new Set((gold?.units ?? []).flatMap(({ error_type }) => error_type ?? []))],
        { list: 'string' },
      ],
      ['suspect', 'boolean', ({ erratum }) => erratum.suspect],
      ['drawn', 'boolean', ({ erratum }) => erratum.drawn],
      ['exposure', 'string', ({ erratum }) => erratum.exposure],
      [
        'doubted_by',
        'json',
        ({ erratum }) => erratum.doubted_by.map(judges.of),
        { list: { struct: judges.types } },
      ],
      [
        'segments',
        'json',
        ({ erratum }) =>
          erratum.segments.map(({ text, spans, released, verdict, error_type, evidence }) => ({
            ...{ text, spans: spans.map(([start, end]) => ({ start, end })), verdict, error_type, evidence },
            ...{ released_verdict: released.verdict, released_error_type: released.error_type },
          })),
        {
          list: {
            struct: {
              ...{ text: 'string', spans: { list: { struct: { start: 'integer', end: 'integer' } } } },
              ...{ released_verdict: 'string', released_error_type: 'string' },
              ...{ verdict: 'string', error_type: 'string', evidence: EVIDENCE_TYPE },
            },
          },
        },
      ],
    ],
    (record) => (record.erratum ? [{ ...record, erratum: record.erratum }] : []),
  );
