import { expect, it } from 'vitest';
import { SNAPSHOT_FORMAT } from '../manifest-view-schema';
import { annotation, boat, rule, TIME } from '../snapshot-fixture';
import { snapshotRecord } from '../snapshot-line';
import { folderTables } from './tables';

/** What methods say of the first segment in the noisy labels of a snapshot of this format. */
function predictionsOf(format: typeof SNAPSHOT_FORMAT | 'face4rag-snapshot/2') {
  const tables = folderTables({ format, content: 'annotations', dissent: { n: 0, of: 1 } });
  const sample = boat('a', [
    annotation('m', [{ fact: 'consistent' }], {
      ...{ source: 'method', author: null, votes: false },
      run: {
        ...{ method: 'offline', version: '2', model: null, params: { threshold: 0.5 } },
        ...{ judges: ['fact'], runAt: TIME },
      },
    }),
    annotation('p', [{ fact: 'consistent' }]),
  ]);
  const { columns, toObjects } = tables.find(({ name }) => name === 'noisy_labels')!.rows;
  const [row] = toObjects(snapshotRecord(sample, { rule, content: 'annotations' }));
  const column = columns.find(({ name }) => name === 'predictions')!;
  return { nested: column.nested, said: (row as { predictions: unknown[] }).predictions };
}

it('the noisy labels of a snapshot: each judge has its parameters as text', () => {
  const { nested, said } = predictionsOf(SNAPSHOT_FORMAT);
  expect(nested).toMatchObject({ list: { struct: { params: 'string', verdict: 'string' } } });
  expect(said).toEqual([
    { method: 'offline', version: '2', model: null, params: '{"threshold":0.5}', verdict: 'consistent' },
  ]);
});

it('the noisy labels of a snapshot from before judges had parameters: the columns that its files have', () => {
  const { nested, said } = predictionsOf('face4rag-snapshot/2');
  expect(nested).toEqual({
    list: { struct: { method: 'string', version: 'string', model: 'string', verdict: 'string' } },
  });
  expect(said).toEqual([{ method: 'offline', version: '2', model: null, verdict: 'consistent' }]);
});
