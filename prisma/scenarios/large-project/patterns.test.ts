import { describe, expect, it } from 'vitest';
import { judgementFaults } from '@/lib/annotation/labels/judgement';
import { PATTERNS, patternLabels, PEOPLE, SEGMENTS } from './patterns';

describe('patternLabels', () => {
  const labels = patternLabels();
  const saidIn = (pattern: number) =>
    [...Array(SEGMENTS).keys()].map(
      (position) =>
        new Set(
          labels
            .filter((one) => one.pattern === pattern && one.position === position)
            .map((one) => one.errorType),
        ).size,
    );

  it('are labels of three people on six segments of each kind, none against the rules', () => {
    expect(labels).toHaveLength(PATTERNS * PEOPLE * SEGMENTS);
    expect(labels.flatMap(judgementFaults)).toEqual([]);
  });

  it('agree wholly in two of five kinds, and part somewhere in the others', () => {
    const parted = [...Array(PATTERNS).keys()].filter((pattern) =>
      saidIn(pattern).some((count) => count > 1),
    );
    expect(parted).toEqual([...Array(PATTERNS).keys()].filter((pattern) => pattern % 5 >= 2));
  });
});
