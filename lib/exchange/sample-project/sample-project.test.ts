import { describe, expect, it } from 'vitest';
import { isSpan, quotesReference } from '@/lib/annotation/evidence/evidence';
import { judgementFaults } from '@/lib/annotation/labels/judgement';
import type { ErrorType } from '@/lib/typology/error-type';
import { loadSampleProject } from '../server/sample-project/load-sample-project';
import type { StoredJudgement } from '../contents/stored';
import { toStored } from './to-stored';

const samples = (await loadSampleProject()).map(({ sample, reference }) => toStored(sample, reference));
const labels = (annotator: 0 | 1): StoredJudgement[] =>
  samples.flatMap(({ annotations }) => annotations[annotator]!.labels.map(({ label }) => label!));
const said = ({ fact, logic, errorType }: StoredJudgement): string => `${fact} ${logic} ${errorType}`;

/** A type that is added to the typology later has samples of its own once somebody writes them. */
const OF_THE_PAPER: readonly ErrorType[] = [
  'Hallu',
  'KCont',
  'KInve',
  'KConf',
  'KConc',
  'LOver',
  'LCaus',
  'LConf',
  'LIncl',
  'LOthe',
  'Other',
];

describe('the sample project', () => {
  it('has at least 24 samples, half of them Chinese', () => {
    expect(samples.length).toBeGreaterThanOrEqual(24);
    expect(samples.filter(({ language }) => language === 'zh').length * 2).toBe(samples.length);
    expect(new Set(samples.map(({ externalId }) => externalId)).size).toBe(samples.length);
  });

  it('goes from short references to one of 20,000 characters', () => {
    const lengths = samples.map(({ reference }) => reference.length).sort((a, b) => a - b);
    expect(lengths[0]).toBeLessThan(100);
    expect(lengths.at(-1)).toBeGreaterThanOrEqual(20_000);
  });

  it.each(['zh', 'en'])(
    'covers all eleven types of the paper in %s, and has consistent answers',
    (language) => {
      const own = samples.filter((sample) => sample.language === language);
      const types = own.flatMap(({ annotations }) =>
        annotations.flatMap(({ labels }) => labels.flatMap(({ label }) => label?.errorType ?? [])),
      );
      expect(new Set(types)).toEqual(new Set(OF_THE_PAPER));
      const verdicts = own.map(({ annotations }) => annotations[0]!.verdict);
      expect(new Set(verdicts)).toEqual(new Set(['consistent', 'inconsistent']));
    },
  );

  it('has two annotators who disagree here and there', () => {
    const [a, b] = [labels(0), labels(1)];
    const apart = a.filter((label, at) => said(label) !== said(b[at]!)).length;
    expect(apart).toBeGreaterThan(10);
    expect(apart / a.length).toBeLessThan(0.25);
  });

  it('keeps the rules that a person would be held to', () => {
    for (const { reference, answer, annotations } of samples)
      for (const { text, spans, label } of annotations.flatMap(({ labels }) => labels)) {
        expect(judgementFaults(label!)).toEqual([]);
        expect(spans.map(([start, end]) => answer.slice(start, end)).join('')).toBe(text);
        for (const item of label!.evidence.filter(isSpan))
          expect(quotesReference(item, reference)).toBe(true);
      }
  });
});
