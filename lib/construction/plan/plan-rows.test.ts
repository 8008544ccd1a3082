import { describe, expect, it } from 'vitest';
import { type PlanCell, planCellsSchema } from './plan';
import { missingSamples, planRows, type SampleGroup, wantedOfMissing } from './plan-rows';

const cell = (type: PlanCell['type'], wanted: number, of: Partial<PlanCell> = {}): PlanCell => ({
  ...{ type, wanted, language: null, generator: null, length: null },
  ...of,
});
const group = (n: number, of: Partial<SampleGroup>): SampleGroup => ({
  ...{ language: 'zh', generator: null, length: 'short', gold: null, types: [], isConstructed: false },
  ...{ intended: [], n },
  ...of,
});

describe('planRows', () => {
  it('counts what gold says, what is constructed and undecided, and what is missing of it', () => {
    const groups = [
      group(4, { gold: 'inconsistent', types: ['Hallu', 'KCont'] }),
      group(2, { gold: 'inconsistent', types: ['Hallu'], isConstructed: true, intended: ['KCont'] }),
      group(3, { isConstructed: true, intended: ['KCont'] }),
      group(5, { language: 'en', gold: 'consistent' }),
      group(1, { isConstructed: true }),
      group(9, {}),
    ];
    const cells = [cell('Hallu', 10), cell('KCont', 5), cell('none', 5), cell('none', 2, { language: 'zh' })];
    expect(
      planRows(cells, groups).map(({ accepted, inWork, missing }) => [accepted, inWork, missing]),
    ).toEqual([
      [6, 0, 4],
      [4, 3, 0],
      [5, 1, 0],
      [0, 1, 1],
    ]);
  });

  it('what is constructed to hold several types is in work for none; once gold has them it counts for each', () => {
    const several = { isConstructed: true, intended: ['KCont', 'KConf'] } satisfies Partial<SampleGroup>;
    const groups = [
      group(3, several),
      group(2, { ...several, gold: 'inconsistent', types: ['KCont', 'KConf'] }),
    ];
    const rows = planRows([cell('KCont', 5), cell('KConf', 5), cell('none', 5)], groups);
    expect(rows.map(({ accepted, inWork }) => [accepted, inWork])).toEqual([
      [2, 0],
      [2, 0],
      [0, 0],
    ]);
  });

  it('a cell of a language, a generator and a length counts those alone', () => {
    const found = { gold: 'inconsistent', types: ['Hallu'] } as const;
    const groups = [
      group(1, { ...found, generator: 'qwen', length: 'long' }),
      group(2, { ...found, generator: 'qwen' }),
      group(4, { ...found, language: 'en' }),
    ];
    const rows = planRows(
      [
        cell('Hallu', 9, { language: 'zh' }),
        cell('Hallu', 9, { generator: 'qwen' }),
        cell('Hallu', 9, { generator: 'qwen', length: 'long' }),
      ],
      groups,
    );
    expect(rows.map(({ accepted }) => accepted)).toEqual([3, 3, 1]);
  });
});

describe('what is missing of a plan', () => {
  it('is put together by the sources that an order can name, and shared among the recipes of a type', () => {
    const rows = planRows([cell('Hallu', 4), cell('KConf', 1), cell('Hallu', 2, { language: 'en' })], []);
    const missing = missingSamples(rows);
    expect(missing).toEqual([
      { language: null, generator: null, length: null, missing: { Hallu: 4, KConf: 1 } },
      { language: 'en', generator: null, length: null, missing: { Hallu: 2 } },
    ]);
    expect(wantedOfMissing(missing[0]!, 'model')).toEqual({
      ...{ off_topic: 2, ungrounded: 1, mixed_hallucination: 1, conflation: 1 },
    });
    expect(wantedOfMissing(missing[0]!, 'rule')).toEqual({});
    expect(wantedOfMissing({ missing: { KCont: 7 } }, 'rule')).toEqual({
      ...{ number: 2, unit: 2, date: 1, negation: 1, antonym: 1 },
    });
  });

  it('is nothing once the plan is met', () => {
    expect(missingSamples(planRows([cell('none', 3)], [group(3, { gold: 'consistent' })]))).toEqual([]);
  });
});

describe('planCellsSchema', () => {
  it('refuses a cell that stands twice, by its place', () => {
    const read = planCellsSchema.safeParse([cell('Hallu', 1), cell('KCont', 1), cell('Hallu', 2)]);
    expect(read.error?.issues).toMatchObject([{ path: [2, 'type'], params: { issue: 'twice' } }]);
  });
});
