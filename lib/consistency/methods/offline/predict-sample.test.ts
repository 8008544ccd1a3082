import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byMethod, isSpan, quotesReference } from '@/lib/annotation/evidence/evidence';
import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { offlineParamsSchema } from './params';
import { predictSample } from './predict-sample';

const params = offlineParamsSchema.parse({});
const read = (answer: string, reference: string) =>
  predictSample({ question: '', reference, answer, language: 'und' }, params).segments;

describe('predictSample', () => {
  const reference = '😀 公司去年盈利3亿元。员工共有200人。';

  it('shows the sentence that supports a consistent segment', () => {
    expect(read('公司去年盈利3亿元。', reference)).toMatchObject([
      {
        text: '公司去年盈利3亿元。',
        spans: [[0, 10]],
        fact: 'consistent',
        logic: 'not_judged',
        errorType: null,
        evidence: [{ relation: 'supports', start: 0, end: 13, quote: '😀 公司去年盈利3亿元。' }],
        machine: { suggestedType: null, findings: [], threshold: 2.2 },
      },
    ]);
  });

  it('shows the sentence that a changed number contradicts', () => {
    expect(read('公司去年盈利5亿元。', reference)).toMatchObject([
      {
        fact: 'inconsistent',
        logic: 'not_judged',
        errorType: null,
        evidence: [{ relation: 'contradicts', quote: '😀 公司去年盈利3亿元。' }],
        machine: { suggestedType: 'KCont', findings: [{ rule: 'number_missing', segmentQuote: '5亿' }] },
      },
    ]);
  });

  it('lists what it searched for in vain, the weightiest first', () => {
    expect(read('The Louvre sleeps.', 'Profits rose last year.')).toMatchObject([
      {
        fact: 'inconsistent',
        evidence: [{ relation: 'not_found', searched: ['Louvre sleeps'] }],
        machine: { suggestedType: 'Hallu' },
      },
    ]);
  });

  it.each([
    ['烘焙师傅推荐挑选液种法酿酒。', '他讲过液种法。', ['烘焙师傅推荐挑选', '酿酒']],
    ['The art of Gent.', 'Every party is free.', ['Gent']],
    ['The art.', 'Every party is free.', ['The art']],
  ])(
    'never says of words that stand in the reference that they were searched for in vain: %j',
    (answer, held, searched) => {
      expect(read(answer, held)).toMatchObject([{ evidence: [{ relation: 'not_found', searched }] }]);
    },
  );

  it('says low coverage where no rule fired', () => {
    const [segment] = read('Old cats sleep all day.', 'Profits rose last year.');
    expect(segment!.fact).toBe('inconsistent');
    expect(segment!.machine.findings[0]).toEqual({
      rule: 'low_coverage',
      weight: 'verdict',
      suggests: 'Hallu',
    });
  });

  it('takes a segment that claims nothing for consistent', () => {
    expect(read('Here is a summary:', 'Profits rose.')).toMatchObject([
      { fact: 'consistent', machine: { findings: [{ rule: 'claims_nothing', weight: 'note' }] } },
    ]);
  });

  it.each([
    ['reference_empty', '公司盈利。', ' … '],
    ['language_differs', 'The company made a profit.', '公司盈利。'],
    ['language_differs', '公司盈利。', 'The company made a profit.'],
  ])('abstains: %s', (rule, answer, held) => {
    expect(read(answer, held)).toMatchObject([
      { fact: 'abstained', evidence: [], machine: { findings: [{ rule, weight: 'note' }] } },
    ]);
  });

  it('does not abstain from figures, nor from Chinese full of Latin names', () => {
    expect(read('2019', '营收2019万元')[0]!.fact).not.toBe('abstained');
    expect(read('200', '200')[0]!.fact).toBe('consistent');
    expect(read('OpenAI 发布 GPT-4 Turbo', 'OpenAI 于去年十一月正式发布了 GPT-4 Turbo。')[0]!.fact).toBe(
      'consistent',
    );
  });

  it('recuts the verdict at another threshold', () => {
    const input = {
      question: '',
      reference: 'Profits rose last year.',
      answer: 'Old cats sleep.',
      language: 'en',
    };
    const at = (threshold: number) => predictSample(input, { ...params, threshold }).segments[0]!;
    expect([at(0).fact, at(99).fact]).toEqual(['inconsistent', 'consistent']);
    expect(at(0).machine.score).toBe(at(99).machine.score);
  });

  it('has no segment in an empty answer', () => expect(read(' \n', reference)).toEqual([]));

  it('keeps a term that was searched for within what can be stored', () => {
    const [segment] = read('x'.repeat(500), 'Profits rose last year.');
    expect(() => evidenceListSchema.parse(byMethod(segment!.evidence))).not.toThrow();
  });
});

describe('readSample: any texts', () => {
  const parts = fc.constantFrom(
    '公司',
    '盈利',
    '。',
    '因此',
    '😀',
    '𠮷',
    '👨‍👩‍👧',
    'Profits rose',
    '. ',
    'So ',
    '\n',
    '[1]',
    '3亿',
    '12%',
    '“天黑”',
    ' not ',
    '不',
    '所有',
    'All ',
    ' ',
  );
  const texts = fc.oneof(
    fc.array(parts).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  );

  it('lays spans into the answer, in order, disjoint, and texts are what stands under them', () => {
    fc.assert(
      fc.property(texts, texts, (answer, reference) => {
        let end = 0;
        for (const { text, spans } of read(answer, reference)) {
          for (const [from, to] of spans) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            end = to;
          }
          expect(text).toBe(spans.map(([from, to]) => answer.slice(from, to)).join(''));
        }
        expect(end).toBeLessThanOrEqual(answer.length);
      }),
      { numRuns: 300 },
    );
  });

  it('quotes the reference exactly, can be stored, and is the same every time', () => {
    fc.assert(
      fc.property(texts, texts, (answer, reference) => {
        const segments = read(answer, reference);
        for (const { evidence, machine, fact, logic } of segments) {
          for (const one of evidence.filter(isSpan)) expect(quotesReference(one, reference)).toBe(true);
          expect(evidenceListSchema.parse(byMethod(evidence))).toEqual(byMethod(evidence));
          expect(machineDetailsSchema.parse(machine)).toEqual(machine);
          expect(['consistent', 'inconsistent', 'abstained']).toContain(fact);
          expect(logic).toBe('not_judged');
        }
        expect(read(answer, reference)).toEqual(segments);
      }),
      { numRuns: 300 },
    );
  });
});
