import { describe, expect, it } from 'vitest';
import { answerVerdict, segmentVerdict, type StageVerdicts } from './verdict';

const label = (fact: StageVerdicts['fact'], logic: StageVerdicts['logic']): StageVerdicts => ({
  fact,
  logic,
});
const both = ['fact', 'logic'] as const;

describe('answerVerdict', () => {
  it('is inconsistent as soon as one stage of one segment fails', () => {
    expect(
      answerVerdict([label('consistent', 'consistent'), label('consistent', 'inconsistent')], both),
    ).toBe('inconsistent');
    expect(answerVerdict([label('unsure', 'unsure'), label('inconsistent', 'consistent')], both)).toBe(
      'inconsistent',
    );
  });

  it('is consistent only when every declared stage of every segment is', () => {
    expect(answerVerdict([label('consistent', 'consistent')], both)).toBe('consistent');
    expect(answerVerdict([label('consistent', 'not_judged')], ['fact'])).toBe('consistent');
    expect(answerVerdict([label('consistent', 'not_judged')], both)).toBe('undecided');
  });

  it('is undecided over an abstention, an unsure segment, no segments or no declared stage', () => {
    expect(answerVerdict([label('consistent', 'consistent'), label('abstained', 'consistent')], both)).toBe(
      'undecided',
    );
    expect(answerVerdict([label('consistent', 'unsure')], both)).toBe('undecided');
    expect(answerVerdict([], both)).toBe('undecided');
    expect(answerVerdict([label('consistent', 'consistent')], [])).toBe('undecided');
  });
});

describe('segmentVerdict', () => {
  it('judges one segment by the same rule', () => {
    expect(segmentVerdict(label('consistent', 'not_judged'), ['fact'])).toBe('consistent');
    expect(segmentVerdict(label('not_judged', 'inconsistent'), ['fact'])).toBe('inconsistent');
  });
});
