import { describe, expect, it } from 'vitest';
import { convertedFile } from '@/lib/testing/converted-file';

// Made by hand in the shape of a batch of FaithBench.
const mark = (
  annotator_name: string,
  label: string[],
  span: string,
  start: number,
  source: [string, number] | null,
) => ({
  ...{ annot_id: 1, annotator_id: 'x', annotator_name, label, note: 'n' },
  ...{ summary_span: span, summary_start: start, summary_end: start + span.length },
  source_span: source?.[0] ?? null,
  source_start: source?.[1] ?? null,
  source_end: source ? source[1] + source[0].length : null,
});
const sample = (annotations: object[], more = {}) => ({
  sample_id: 4,
  source: 'It is 120 km long. It is wet.',
  summary: '😀 It is 90 km long. It is old. It is wet.',
  annotations,
  metadata: { summarizer: 'm', 'hhem-2.1': 0.5, trueteacher: 0, gpt_4o: 1, raw_sample_id: 15 },
  ...more,
});
const batch = (...samples: object[]) => convertedFile(JSON.stringify({ samples }, null, 2));

describe('the preset of FaithBench', () => {
  it('makes segments of each annotator, with the place of the source as evidence, and predictions of detectors', async () => {
    const { preset, unit, lines } = await batch(
      sample([
        mark('Ann', ['Unwanted', 'Unwanted.Intrinsic'], '90 km', 9, ['120 km', 6]),
        mark('Bob', ['Questionable'], 'It is old.', 21, ['It is wet.', 19]),
        mark('Ann', ['Benign'], 'old', 27, null),
      ]),
    );
    expect([preset, unit]).toEqual(['faithbench', 'utf16']);
    const good = { fact: 'consistent', logic: 'consistent', error_type: null };
    const failed = { fact: 'inconsistent', logic: 'consistent' };
    const whole = { spans: [[0, 40]], logic: 'not_judged', error_type: null };
    const method = (id: string) => ({ id, version: 'FaithBench', params: {}, judges: ['fact'] });
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        id: 'faithbench-15',
        question: '',
        reference: 'It is 120 km long. It is wet.',
        answer: '😀 It is 90 km long. It is old. It is wet.',
        generator: 'm',
        label: 'inconsistent',
        metadata: { sample_id: 4, 'hhem-2.1': 0.5, trueteacher: 0, gpt_4o: 1 },
        annotations: [
          {
            annotator: 'Ann',
            segments: [
              {
                ...{ spans: [[8, 13]], ...failed, error_type: 'KCont' },
                evidence: [{ relation: 'contradicts', start: 6, end: 12, quote: '120 km' }],
                note: 'Unwanted, Unwanted.Intrinsic\nn',
              },
              { spans: [[26, 29]], ...failed, error_type: 'Hallu', evidence: [], note: 'Benign\nn' },
              { spans: [[31, 41]], ...good },
            ],
          },
          {
            annotator: 'Bob',
            segments: [
              { spans: [[0, 19]], ...good },
              {
                ...{ spans: [[20, 30]], fact: 'unsure', logic: 'unsure', error_type: null, evidence: [] },
                note: 'Questionable\nn\nsource: It is wet.',
              },
              { spans: [[31, 41]], ...good },
            ],
          },
          { method: method('trueteacher'), segments: [{ ...whole, spans: [[0, 41]], fact: 'inconsistent' }] },
          { method: method('gpt_4o'), segments: [{ ...whole, spans: [[0, 41]], fact: 'consistent' }] },
        ],
      },
    ]);
  });

  it('leaves an annotator without a type a draft, and says nothing of a summary that nobody marked', async () => {
    const { samples, notes } = await batch(
      sample([mark('Ann', ['Unwanted'], 'old', 27, null)]),
      sample([], { summary: 'It is wet.', metadata: { summarizer: 'm' } }),
    );
    expect(samples[0]!.annotations[0]).toMatchObject({
      author: 'Ann',
      state: 'draft',
      verdict: 'inconsistent',
    });
    expect(samples[1]).toMatchObject({ coarseLabel: null, annotations: [] });
    expect(notes).toEqual([{ code: 'label_untyped', about: ['faithbench-15'], count: 1 }]);
  });

  it('rejects a sample whose span of the source reads otherwise', async () => {
    const { rejected } = await batch(sample([mark('Ann', ['Benign'], 'old', 27, ['121 km', 6])]));
    expect(rejected[0]!.faults).toEqual([
      { reason: 'quote', column: 'annotations[0].source_span', detail: {} },
    ]);
  });

  it('marks of one place by one person: Intrinsic before Benign and Questionable, and no evidence or word is lost', async () => {
    const { lines } = await batch(
      sample([
        mark('Ann', ['Questionable'], '90 km', 9, ['It is', 0]),
        mark('Ann', ['Benign'], '90 km', 9, null),
        mark('Ann', ['Unwanted.Intrinsic'], '90 km', 9, ['120 km', 6]),
        mark('Ann', ['Unwanted.Intrinsic'], '90 km', 9, ['It is wet.', 19]),
        mark('Ann', ['Unwanted.Intrinsic'], '90 km', 9, ['120 km', 6]),
        mark('Ann', ['Benign'], 'old', 27, null),
        mark('Ann', ['Unwanted'], 'old', 27, null),
      ]),
    );
    expect(lines[0]!.annotations![0]!.segments.slice(0, 2)).toEqual([
      {
        ...{ spans: [[8, 13]], fact: 'inconsistent', logic: 'consistent', error_type: 'KCont' },
        evidence: [
          { relation: 'contradicts', start: 6, end: 12, quote: '120 km' },
          { relation: 'contradicts', start: 19, end: 29, quote: 'It is wet.' },
        ],
        note: 'Unwanted.Intrinsic\nn\nBenign\nn\nQuestionable\nn\nsource: It is',
      },
      {
        ...{ spans: [[26, 29]], fact: 'inconsistent', logic: 'consistent', error_type: null },
        ...{ evidence: [], note: 'Unwanted\nn\nBenign\nn' },
      },
    ]);
  });

  // As sample 4 of data_for_release/batch_1.json in vectara/FaithBench has it.
  it('a span that adds to the source, with a place of it: the place is in the note, and contradicts nothing', async () => {
    const { lines } = await batch(sample([mark('Ann', ['Benign'], 'old', 27, ['It is wet.', 19])]));
    const { segments } = lines[0]!.annotations![0]!;
    expect(segments.filter(({ fact }) => fact === 'inconsistent')).toMatchObject([
      { error_type: 'Hallu', evidence: [], note: 'Benign\nn\nsource: It is wet.' },
    ]);
  });
});
