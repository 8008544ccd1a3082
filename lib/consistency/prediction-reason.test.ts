import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { predictSample } from './methods/offline/predict-sample';
import { offlineParamsSchema } from './methods/offline/params';
import { predictionReason } from './prediction-reason';

/** What is said of the first segment of an answer that the offline engine has read. */
function reasonOf(answer: string, reference: string) {
  const [first] = predictSample(
    { question: '', reference, answer, language: 'en' },
    offlineParamsSchema.parse({}),
  ).segments;
  return predictionReason(first!.machine, first!.text, reference);
}

describe('why the engine came to its verdict', () => {
  it.each([
    [
      'Sailing boats pay 30 euros.',
      'Sailing boats pay 12 euros.',
      [
        { say: 'found', found: 4, of: 5 },
        { say: 'number_missing', words: '30', other: '' },
      ],
    ],
    ['Sailing boats pay.', 'A sailing boat pays.', [{ say: 'found', found: 3, of: 3 }]],
    ['渔船免费停靠。', '渔船每天停靠。', [{ say: 'found', found: 2, of: 3 }]],
    // 液种法 is one word where the reference holds it whole, though the platform's dictionary cuts it into three.
    ['液种法发酵。', '液种法发酵更香。', [{ say: 'found', found: 2, of: 2 }]],
    ['液种法发酵。', '面团发酵，方法简单。', [{ say: 'found', found: 2, of: 3 }]],
    [
      'Boats pay 30 euros in the harbour.',
      'Boats pay euros in the harbour. Rule 30 is about waste.',
      [
        { say: 'found', found: 5, of: 5 },
        { say: 'number_elsewhere', words: '30', other: '' },
      ],
    ],
    [
      'It opened in 13 places.',
      'It opened in places, 2013.',
      [
        { say: 'found', found: 2, of: 3 },
        { say: 'number_missing', words: '13', other: '' },
      ],
    ],
    [
      'It opened in 13 places.',
      'It opened in places, 2013 and 135, then in 13.',
      [{ say: 'found', found: 3, of: 3 }],
    ],
    ['Anything.', '', []],
    ['欢迎加入！', '渔船每天停靠。', [{ say: 'claims_nothing' }]],
  ])('of %j beside %j', (answer, reference, reason) => {
    expect(reasonOf(answer, reference)).toEqual(reason);
  });

  it('of a label that was carried over: from how many samples; nothing where people differ but that', () => {
    expect(predictionReason({ findings: [], carriedFrom: ['a', 'b'] }, 'It is.', '')).toEqual([
      { say: 'carried', count: 2 },
    ]);
    const findings = [{ rule: 'people_said_both', weight: 'note' as const }];
    expect(predictionReason({ findings }, 'It is.', '')).toEqual([{ say: 'people_said_both' }]);
  });

  it('is empty for a method that does not go by wording', () => {
    expect(predictionReason({ findings: [] }, 'Boats pay.', 'Boats pay.')).toEqual([]);
  });

  it('never counts more words found than there are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, reference) => {
        const [first] = predictionReason({ score: 1, findings: [] }, text, reference);
        if (first?.say === 'found') expect(first.found).toBeLessThanOrEqual(first.of);
      }),
    );
  });
});
