import type { Verdict } from '@/lib/annotation/labels/verdict';
import { codePoint, offsetMap } from '@/lib/text/offsets';
import type { Stage } from '@/lib/typology/error-type';
import { labelOf, wordOfLabel } from '../convert/labels';
import type { RowFields } from '../formats/row-schema';
import type { SampleRecord } from './native/record';
import { rowContent } from './row-content';

type Annotation = SampleRecord['annotations'][number];
type Segment = Annotation['segments'][number];

/** The text area that names who annotated. */
export const ANNOTATOR_CONTROL = 'annotator';
/** The text area that holds the note of a segment. */
export const NOTE_CONTROL = 'note';
/** Names of the controls in the labelling configuration of docs/formats.md, beside those of the stages. */
const CONTROL = { label: 'label', note: NOTE_CONTROL, annotator: ANNOTATOR_CONTROL };
const OBJECT = 'answer';

/** What a person says of both stages, by a choice each, where the label of the region says something else of them. */
function stagesOf({ fact, logic, error_type }: Segment): [Stage, Verdict][] {
  if (fact === null || logic === null) return [];
  const said = wordOfLabel({ fact, logic, error_type });
  const told = said === null ? null : labelOf(said);
  if (!told || (told.fact === fact && told.logic === logic)) return [];
  return [
    ['fact', fact],
    ['logic', logic],
  ];
}

/** Regions of an annotation, in UTF-16 code units as browsers count; a segment of several places is a region for each. */
function resultOf(answer: string, { segments, source }: Annotation): object[] {
  const { toUtf16 } = offsetMap(answer);
  return segments.flatMap((segment, at) => {
    const label = wordOfLabel(segment);
    if (label === null) return [];
    const stages = source === 'method' ? [] : stagesOf(segment);
    return segment.spans.flatMap(([from, to], part) => {
      const [start, end] = [toUtf16(codePoint(from!)), toUtf16(codePoint(to!))];
      const region = { id: part === 0 ? `s${at}` : `s${at}-${part}`, to_name: OBJECT };
      const place = { start, end, text: answer.slice(start, end) };
      return [
        { ...region, from_name: CONTROL.label, type: 'labels', value: { ...place, labels: [label] } },
        ...stages.map(([stage, verdict]) => ({
          ...{ ...region, from_name: stage, type: 'choices' },
          value: { ...place, choices: [verdict] },
        })),
        ...(segment.note === '' || part > 0
          ? []
          : [
              {
                ...region,
                from_name: CONTROL.note,
                type: 'textarea',
                value: { start, end, text: [segment.note] },
              },
            ]),
      ];
    });
  });
}

/**
 * What tells apart the annotations of a sample that name the same person: another pass over it, or another person of that name. Label
 * Studio keeps it with the result.
 */
function authorMeta({ annotator_no: number, round }: Annotation): object {
  const others = {
    ...(number !== null && number > 1 && { annotator_no: number }),
    ...(round !== null && round.number > 1 && { round }),
  };
  return Object.keys(others).length > 0 ? { meta: others } : {};
}

/** No `completed_by`: Label Studio refuses a file that names a user whom it does not know (its pull request 1184). */
const annotationOf = (answer: string, annotation: Annotation): object => ({
  result: [
    ...resultOf(answer, annotation),
    {
      ...{ id: 'annotator', from_name: CONTROL.annotator, to_name: OBJECT, type: 'textarea' },
      value: { text: [annotation.annotator ?? ''] },
      ...authorMeta(annotation),
    },
  ],
  was_cancelled: false,
  ground_truth: false,
  lead_time: annotation.active_ms / 1_000,
});

/** The method of runs that came in as predictions of a task: their version is what it calls the model. */
export const TASK_METHOD = 'label-studio';

type NamedRun = Pick<NonNullable<Annotation['method']>, 'id' | 'version' | 'model' | 'params'>;

/** What a task calls a run: all by which judges are told apart. */
export const modelVersion = ({ id, version, model, params }: NamedRun): string =>
  [id === TASK_METHOD ? null : id, version, model, paramsText(params)].filter(Boolean).join(' ');

/** Parameters as JSON, in an order of their own; null where there are none. */
function paramsText(params: NamedRun['params']): string | null {
  const sorted = Object.entries(params ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length === 0 ? null : JSON.stringify(Object.fromEntries(sorted));
}

const predictionOf = (answer: string, annotation: Annotation): object => ({
  model_version: annotation.method ? modelVersion(annotation.method) : '',
  result: resultOf(answer, annotation),
});

const FIELDS: RowFields<SampleRecord> = [
  [
    'data',
    'json',
    ({ id, question, reference, answer, language, generator, metadata }) => ({
      ...{ id, question, reference, answer, language },
      ...(generator !== null && { generator }),
      metadata,
    }),
  ],
  [
    'annotations',
    'json',
    ({ answer, annotations }) =>
      annotations
        .filter(({ source, state }) => source !== 'method' && state === 'submitted')
        .map((annotation) => annotationOf(answer, annotation)),
  ],
  [
    'predictions',
    'json',
    ({ answer, annotations }) =>
      annotations
        .filter(({ source, superseded }) => source === 'method' && !superseded)
        .map((annotation) => predictionOf(answer, annotation)),
  ],
];

/** Tasks as Label Studio imports them: submitted annotations as annotations, current predictions as predictions. */
export const labelStudioContent = rowContent(
  { id: 'label-studio', annotationsFixed: false, ofGold: false, rows: 'tasks' },
  FIELDS,
  (sample) => [sample],
);
