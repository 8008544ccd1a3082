import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of RAGTruth's response.jsonl and source_info.jsonl.
const SOURCES = jsonLines(
  {
    source_id: '1',
    task_type: 'QA',
    source: 'MARCO',
    source_info: { question: 'How long is the river?', passages: 'passage 1:It is 120 km long.' },
    prompt: 'Answer the question. output:',
  },
  {
    source_id: '2',
    task_type: 'Summary',
    source: 'CNN/DM',
    source_info: '河长一百公里。',
    prompt: 'Summarize the news:\n河长一百公里。\noutput:',
  },
  {
    source_id: '3',
    task_type: 'Data2txt',
    source: 'Yelp',
    source_info: { name: 'Inn', stars: 4.5 },
    prompt: "Describe the business. Data:\n{'name': 'Inn', 'stars': 4.5}\nOverview:",
  },
);
const response = ({
  id,
  source_id,
  ...row
}: {
  id: string;
  source_id: string;
  response: string;
  labels?: object[];
}) => ({
  id,
  source_id,
  model: 'model-a',
  temperature: 0.7,
  labels: [],
  split: 'train',
  quality: 'good',
  ...row,
});

describe('the preset of RAGTruth', () => {
  it('joins the source of each response, and makes segments of marked spans and untouched sentences', async () => {
    const label = {
      start: 32,
      end: 42,
      text: 'in a storm',
      meta: 'NEW INFO',
      label_type: 'Evident Baseless Info',
    };
    const file = jsonLines(
      response({
        id: '10',
        source_id: '1',
        response: 'It is 120 km long. It was found in a storm.',
        labels: [label],
      }),
    );
    const { preset, lines, rejected, unit } = await convertedFile(file, { second: SOURCES });
    expect([preset, rejected, unit]).toEqual(['ragtruth', [], 'code_point']);
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        id: '10',
        question: 'How long is the river?',
        reference: 'passage 1:It is 120 km long.',
        answer: 'It is 120 km long. It was found in a storm.',
        generator: 'model-a',
        label: 'inconsistent',
        metadata: {
          source_id: '1',
          temperature: 0.7,
          split: 'train',
          quality: 'good',
          task_type: 'QA',
          source: 'MARCO',
        },
        annotations: [
          {
            annotator: 'RAGTruth',
            segments: [
              { spans: [[0, 18]], fact: 'consistent', logic: 'consistent', error_type: null },
              {
                spans: [[32, 42]],
                fact: 'inconsistent',
                logic: 'consistent',
                error_type: 'Hallu',
                note: 'Evident Baseless Info\nNEW INFO',
              },
            ],
          },
        ],
      },
    ]);
  });

  it('takes the instructions as question of summaries and of descriptions of data, whose source is JSON', async () => {
    const file = jsonLines(
      response({ id: '11', source_id: '2', response: '河很长。' }),
      response({ id: '12', source_id: '3', response: 'An inn.' }),
    );
    const { samples } = await convertedFile(file, { second: SOURCES });
    expect(samples.map(({ question, reference, coarseLabel }) => [question, reference, coarseLabel])).toEqual(
      [
        ['Summarize the news:', '河长一百公里。', 'consistent'],
        ['Describe the business. Data:', '{\n  "name": "Inn",\n  "stars": 4.5\n}', 'consistent'],
      ],
    );
  });

  it('gives each span the type of its own label, whatever their order, with the flags of the set in the note', async () => {
    const labels = [
      { start: 9, end: 12, text: 'dry', label_type: 'Subtle Conflict', meta: '', due_to_null: true },
      { start: 0, end: 3, text: '😀It', label_type: 'Subtle Baseless Info', meta: 'm', implicit_true: true },
    ];
    const file = jsonLines(response({ id: '13', source_id: '1', response: '😀It is a dry day.', labels }));
    const { samples } = await convertedFile(file, { second: SOURCES });
    const said = samples[0]!.annotations[0]!.labels.map(({ text, label }) => [
      text,
      label!.errorType,
      label!.note,
    ]);
    expect(said).toEqual([
      ['😀It', 'Hallu', 'Subtle Baseless Info\nimplicit_true\nm'],
      ['dry', 'KCont', 'Subtle Conflict\ndue_to_null'],
    ]);
  });

  it('leaves an annotation a draft where a label is of a type that is not known', async () => {
    const labels = [{ start: 0, end: 2, text: 'It', label_type: 'New Kind', meta: '' }];
    const file = jsonLines(response({ id: '14', source_id: '1', response: 'It is.', labels }));
    const { samples, notes } = await convertedFile(file, { second: SOURCES });
    expect(samples[0]!.annotations).toMatchObject([
      { state: 'draft', verdict: 'inconsistent', author: 'RAGTruth' },
    ]);
    expect(notes).toEqual([
      { code: 'label_untyped', about: ['14'], count: 1 },
      { code: 'label_unknown', about: ['New Kind'], count: 1 },
    ]);
  });

  it('rejects by line and key a response without a source, and by its label a quote that stands nowhere', async () => {
    const labels = [{ start: 0, end: 2, text: 'no', label_type: 'Evident Conflict', meta: '' }];
    const file = jsonLines(
      response({ id: '15', source_id: '99', response: 'It is.' }),
      response({ id: '16', source_id: '1', response: 'It is.', labels }),
    );
    const { rejected } = await convertedFile(file, { second: SOURCES });
    expect(rejected).toEqual([
      { line: 1, faults: [{ reason: 'no_partner', column: null, detail: { key: '99' } }] },
      { line: 2, faults: [{ reason: 'quote', column: 'labels[0].text', detail: {} }] },
    ]);
    expect((await convertedFile(file)).rejected.map(({ faults }) => faults[0]!.detail)).toEqual([
      { key: '99' },
      { key: '1' },
    ]);
  });

  it('labels that are no list: a sample that nobody looked at, and said so; an empty list: consistent', async () => {
    const given: unknown[] = [null, '', 'none', undefined, {}, []];
    const rows = given.map((labels, at) => ({
      ...response({ id: `2${at}`, source_id: '1', response: 'It is.' }),
      labels,
    }));
    const { samples, notes } = await convertedFile(jsonLines(...rows.toReversed()), { second: SOURCES });
    expect(
      samples
        .toReversed()
        .map(({ annotations, coarseLabel, metadata }) => [
          annotations.map(({ verdict }) => verdict),
          coarseLabel,
          (metadata as Record<string, unknown>).labels,
        ]),
    ).toEqual([
      [[], null, undefined],
      [[], null, undefined],
      [[], null, 'none'],
      [[], null, undefined],
      [[], null, {}],
      [['consistent'], 'consistent', undefined],
    ]);
    expect(notes).toEqual([{ code: 'annotation_empty', about: ['24', '23', '22', '21', '20'], count: 5 }]);
  });
});
