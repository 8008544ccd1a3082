import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFarAsTold, type KeptFields, sampleDifferences } from './sample-differences';

const STORED: KeptFields = {
  language: 'en',
  generator: 'm',
  coarseLabel: 'inconsistent',
  coarseType: 'KConc',
  metadata: { b: '1', a: [1.5, { d: 1, c: null }] },
  withdrawnAt: null,
  withdrawnReason: null,
  knownUse: { honeypot: 'pinned', training: 'auto' },
};

describe('what a file tells otherwise of a sample', () => {
  it('is nothing where all is the same, whatever the order of keys', () => {
    const metadata = { a: [1.5, { c: null, d: 1 }], b: '1' };
    expect(sampleDifferences(STORED, { ...STORED, metadata })).toEqual([]);
  });

  it('is each field that differs, under the name that files have for it', () => {
    const told: KeptFields = {
      language: 'zh',
      generator: null,
      coarseLabel: null,
      coarseType: 'KCont',
      metadata: { b: 1, a: [1.5, { d: 1, c: null }] },
      withdrawnAt: '2026-01-01T00:00:00.000Z',
      withdrawnReason: 'broken',
      knownUse: { honeypot: 'auto', training: 'auto' },
    };
    expect(sampleDifferences(STORED, told)).toEqual([
      ...['language', 'generator', 'label', 'error_type', 'metadata'],
      ...['withdrawn_at', 'withdrawn_reason', 'known_use'],
    ]);
  });

  it('is not a use that the file does not tell, nor one that says what holds without any', () => {
    expect(sampleDifferences(STORED, { ...STORED, knownUse: null })).toEqual([]);
    const auto = { honeypot: 'auto', training: 'auto' } as const;
    expect(sampleDifferences({ ...STORED, knownUse: null }, { ...STORED, knownUse: auto })).toEqual([]);
  });

  it('in a file that has no place for a field: is not what it leaves out, but what it tells', () => {
    const told: KeptFields = {
      ...{ language: 'en', generator: null, coarseLabel: null, coarseType: null },
      ...{ metadata: { b: '2' }, withdrawnAt: null, withdrawnReason: null },
    };
    expect(sampleDifferences(STORED, asFarAsTold(STORED, told))).toEqual(['metadata']);
    expect(sampleDifferences(STORED, asFarAsTold(STORED, { ...told, metadata: {} }))).toEqual([]);
  });

  it('is nothing between any metadata and the same with its keys the other way round', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (metadata) => {
        const turned = Object.fromEntries(Object.entries(metadata).toReversed());
        const [one, other] = [metadata, turned].map((each) => JSON.parse(JSON.stringify(each)) as object);
        expect(sampleDifferences({ ...STORED, metadata: one }, { ...STORED, metadata: other })).toEqual([]);
      }),
    );
  });
});
