import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EvidencePiece, SampleChange, SegmentGold } from '@/lib/snapshot/comparison-view-schema';
import auditLog from '@/messages/en/auditLog.json';
import snapshots from '@/messages/en/snapshots.json';
import steps from '@/messages/en/steps.json';
import typology from '@/messages/en/typology.json';
import verdicts from '@/messages/en/verdicts.json';
import { ChangeList } from './change-list';

const gold: SegmentGold = {
  ...{ verdict: 'inconsistent', fact: 'inconsistent', logic: 'consistent', errorType: 'Other' },
  ...{ origin: 'agreed', votes: 2, agreeing: 2, evidence: [] },
};
const quote: EvidencePiece = {
  ...{ relation: 'supports', quote: 'blue', start: 0, end: 4, searched: [], origin: 'person' },
};
const search = (...searched: string[]): EvidencePiece => ({
  ...{ relation: 'not_found', quote: null, start: null, end: null, searched, origin: 'person' },
});

/** The lines of a segment whose gold was this and is that. */
function linesOf(before: Partial<SegmentGold>, after: Partial<SegmentGold>): string[] {
  const same = { before: 'inconsistent', after: 'inconsistent' };
  const sample: SampleChange = {
    ...{ kind: 'changed', sampleId: '1', externalId: 'a', question: '?', answer: '!', verdict: same },
    ...{ origin: { before: 'agreed', after: 'agreed' }, adjudicatedBy: { before: null, after: null } },
    segments: [{ text: 'It is red.', before: { ...gold, ...before }, after: { ...gold, ...after } }],
    ...{ people: { added: [], gone: [], changed: [] }, fields: [] },
  };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ auditLog, snapshots, steps, typology, verdicts }}
    >
      <ChangeList projectId="p" samples={[sample]} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<p class="[^"]*text-ink-2">([^<]*)<\/p>/g)].map(([, line]) => line!).slice(1);
}

it('a segment whose stages turned under one type: the stages are told', () => {
  expect(linesOf({}, { fact: 'consistent', logic: 'inconsistent' })).toEqual([
    'inconsistent, Other',
    'Facts: inconsistent → consistent',
    'Logic: consistent → inconsistent',
  ]);
});

it('a quote with another relation, or at another place, and another search: each is told before and after', () => {
  const [, ...lines] = linesOf(
    { evidence: [quote, { ...quote, quote: 'red' }, search('boat')] },
    {
      evidence: [
        { ...quote, relation: 'contradicts' },
        { ...quote, quote: 'red', start: 10, end: 13 },
        search('boat', 'ship'),
      ],
    },
  );
  expect(lines).toEqual([
    'Evidence “blue”: supporting → contradicting',
    'Evidence “red”: characters 1 to 4 → characters 11 to 13',
    'searched and not found: “boat” → “boat”, “ship”',
  ]);
});

it('a quote that came, and a search that went: with what they are', () => {
  expect(linesOf({ evidence: [search('boat')] }, { evidence: [quote] }).slice(1)).toEqual([
    'Evidence gone: searched and not found: “boat”',
    'Evidence added: “blue” (supporting)',
  ]);
});
