import { describe, expect, it } from 'vitest';
import { type AgreementChoice, choiceHref, fileName, readChoice, segmentsHref } from './choice';

const ROUND = '0193e0c0-0000-7000-8000-000000000001';
const CHOICE: AgreementChoice = {
  round: ROUND,
  level: 'type',
  granularity: 'category',
  labels: 'unseen',
  language: 'zh',
  generator: 'a/b & c=d',
  origin: 'constructed',
};
const queryOf = (href: string) => Object.fromEntries(new URL(href, 'http://x').searchParams);

describe('a choice', () => {
  it('the address of the page or of the segments: gives back the same choice', () => {
    expect(readChoice(queryOf(choiceHref('p', CHOICE)))).toEqual(CHOICE);
    const { round, labels, language, generator, origin } = CHOICE;
    expect(readChoice(queryOf(segmentsHref('p', CHOICE, 'of=type&type=KConc', 3)))).toMatchObject({
      round,
      labels,
      language,
      generator,
      origin,
    });
  });

  it('an address without a choice or with an invalid one: everything is chosen', () => {
    const everything = { round: null, labels: 'all', language: null, generator: null, origin: null };
    expect(readChoice({})).toMatchObject(everything);
    expect(
      readChoice({ round: 'x', labels: 'seen', language: '', generator: ['', 'b'], origin: 'made' }),
    ).toMatchObject(everything);
    expect(segmentsHref('p', readChoice({}), 'of=x')).toBe('/projects/p/agreement/segments?of=x');
  });

  it('a file name: holds the choice, in characters that file names allow', () => {
    expect(fileName('confusion-type', CHOICE)).toBe('confusion-type-unseen-zh-a-b-c-d-constructed');
    expect(fileName('people', readChoice({}))).toBe('people');
  });
});
