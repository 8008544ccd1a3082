import { describe, expect, it } from 'vitest';
import { storedGold } from '@/lib/exchange/contents/gold/gold-record';
import type { StoredSample } from '@/lib/exchange/contents/stored';
import { annotation, boat, rule } from './snapshot-fixture';
import { unitSources } from './unit-sources';

const sourcesOf = (sample: StoredSample, named: boolean) =>
  unitSources(sample, storedGold(sample, rule)?.units ?? [], named);

const run = (method: string, model: string | null = null, params: object = {}) =>
  ({ method, version: '1', model, params, judges: ['fact'], runAt: '2026-01-01T00:00:00.000Z' }) as const;
const wrong = { fact: 'inconsistent', type: 'KCont' } as const;
const right = { fact: 'consistent' } as const;
const prediction = (
  id: string,
  said: Parameters<typeof annotation>[1],
  of: ReturnType<typeof run>,
  more = {},
) =>
  annotation(id, said, {
    source: 'method',
    author: null,
    votes: false,
    run: { ...of, judges: ['fact'] },
    ...more,
  });

describe('unitSources', () => {
  it('nobody labelled the sample: none', () => {
    expect(sourcesOf(boat('a', []), true)).toEqual([]);
  });

  it('two people who differ on one segment: how many said what, and who where names are asked for', () => {
    const sample = boat('a', [annotation('p', [wrong, right]), annotation('q', [right, right])]);
    expect(sourcesOf(sample, false)).toEqual([
      {
        verdicts: { consistent: 1, inconsistent: 1, undecided: 0 },
        error_types: { KCont: 1 },
        touched_by: [],
      },
      { verdicts: { consistent: 2, inconsistent: 0, undecided: 0 }, error_types: {}, touched_by: [] },
    ]);
    expect(sourcesOf(sample, true)[0]).toMatchObject({
      labels: [
        { annotator: 'p', verdict: 'inconsistent', error_type: 'KCont' },
        { annotator: 'q', verdict: 'consistent', error_type: null },
      ],
      predictions: [],
    });
  });

  it('a judge shown before one label: touches that segment alone; a judge that nobody saw touches none', () => {
    const sample = boat('a', [
      prediction('m', [wrong, right], run('ragas', 'gpt')),
      prediction('n', [right, right], run('offline')),
      annotation('p', [{ ...wrong, exposure: 'verdict' }, right], { derivedFromId: 'm' }),
    ]);
    const [first, second] = sourcesOf(sample, true);
    expect([first!.touched_by, second!.touched_by]).toEqual([['gpt'], []]);
    expect(first!.predictions).toEqual([
      {
        method: 'ragas',
        version: '1',
        model: 'gpt',
        params: {},
        verdict: 'inconsistent',
        error_type: 'KCont',
      },
      { method: 'offline', version: '1', model: null, params: {}, verdict: 'consistent', error_type: null },
    ]);
  });

  it('a method predicted twice with other parameters: two judges, each with its parameters', () => {
    const sample = boat('a', [
      prediction('m', [wrong, right], run('offline', null, { threshold: 0.5 })),
      prediction('n', [right, right], run('offline', null, { threshold: 0.7 })),
      annotation('p', [right, right]),
    ]);
    expect(sourcesOf(sample, true)[0]!.predictions).toMatchObject([
      { method: 'offline', params: { threshold: 0.5 }, verdict: 'inconsistent' },
      { method: 'offline', params: { threshold: 0.7 }, verdict: 'consistent' },
    ]);
  });

  it('two predictions of one judge that a file calls current: the later one alone', () => {
    const sample = boat('a', [
      prediction('m', [wrong, right], run('offline'), { createdAt: '2026-02-01T00:00:00.000Z' }),
      prediction('n', [right, right], run('offline')),
      annotation('p', [right, right]),
    ]);
    expect(sourcesOf(sample, true)[0]!.predictions).toEqual([
      {
        method: 'offline',
        version: '1',
        model: null,
        params: {},
        verdict: 'inconsistent',
        error_type: 'KCont',
      },
    ]);
  });

  it('an earlier run that is superseded: is told no more, and what it touched stays touched', () => {
    const sample = boat('a', [
      prediction('m', [wrong, right], run('ragas', 'gpt'), { superseded: true }),
      annotation('p', [{ ...wrong, exposure: 'evidence' }, right], { derivedFromId: 'm' }),
    ]);
    expect(sourcesOf(sample, true)[0]).toMatchObject({ touched_by: ['gpt'], predictions: [] });
  });

  it('adjudicated: every judge that had predicted before touches all of it, a later one none', () => {
    const adjudication = annotation('lead', [wrong, right], { source: 'adjudication', votes: false });
    const sample = boat('a', [
      prediction('m', [right, right], run('offline')),
      annotation('p', [right, right]),
      adjudication,
      prediction('n', [right, right], run('ragas', 'gpt'), { createdAt: '2026-02-01T00:00:00.000Z' }),
    ]);
    const sources = sourcesOf(sample, false);
    expect(sources.map(({ touched_by }) => touched_by)).toEqual([['offline'], ['offline']]);
    expect(sources[0]!.verdicts).toEqual({ consistent: 1, inconsistent: 0, undecided: 0 });
  });
});
