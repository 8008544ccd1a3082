import { TASK_METHOD } from '../../contents/label-studio';
import type { Conversion, NativeAnnotation } from '../../convert/conversion';
import { personAnnotation } from '../../convert/labels';
import { type Region, segmentsOf } from '../../convert/region-segments';
import { sampleOfTask, textsOfTask } from '../../convert/task-texts';
import { listOf, objectOf, restOf, valueText } from '../../convert/values';
import { fault } from '../../parse/reject';
import { guessMapping } from '../guess-mapping';
import type { Preset } from '../preset';
import { namesOfOthers } from './names-of-others';
import { readBackOf } from './read-back';
import { regionsOf } from './regions';
import { kindsUnread } from './results';
import { activeMs, namedAuthorOf, type Dated, latestWorks, namedResult, timesOfWork } from './work';

const conversion: Conversion = {
  claims(values) {
    const { answer } = textsOfTask(values.get('data'));
    return listOf(values.get('annotations'))
      .flatMap((annotation) => regionsOf(objectOf(annotation).result))
      .flatMap(({ span }): [Region['span']] | [] => (span ? [span] : []))
      .map((span) => ({ text: answer, ...span! }));
  },
  convert(values, { place, note }) {
    const texts = textsOfTask(values.get('data'));
    const sample = sampleOfTask(texts, values.get('id'));
    const id = sample.id ?? '';
    if (texts.answer === '') return fault('missing', 'data');
    const works = [...listOf(values.get('annotations')), ...listOf(values.get('predictions'))];
    const all = works.flatMap((work) => regionsOf(objectOf(work).result));
    const others = namesOfOthers(all, texts, place);
    const read = (result: unknown, judges: 'both' | 'fact') => {
      for (const kind of kindsUnread(result)) note('label_dropped', kind);
      const regions = regionsOf(result).map((one) => ({ ...one, elsewhere: others.has(one.object) }));
      return segmentsOf(regions, texts, { place, note, judges });
    };
    const made: Dated<NativeAnnotation & { annotator: string }>[] = [];
    for (const [at, given] of listOf(values.get('annotations')).entries()) {
      const work = objectOf(given);
      if (work.was_cancelled === true) {
        note('annotation_cancelled', id);
        continue;
      }
      const { result, author: named } = namedResult(work.result);
      const said = read(result, 'both');
      if ('reason' in said) return { ...said, column: `annotations[${at}].${said.column}` };
      const author = named ?? namedAuthorOf(work.completed_by, made.length);
      const { annotator } = author;
      if (said.segments.length === 0) {
        note('annotation_empty', `${id}: ${annotator}`);
        continue;
      }
      const times = timesOfWork(work);
      const own = { ...author, ...said, active_ms: activeMs(work.lead_time), ...times };
      const key = JSON.stringify([annotator, author.annotator_no ?? 1, author.round?.number ?? 1]);
      made.push({ name: annotator, key, at: times.submitted_at, work: own });
    }
    const predicted: Dated<NativeAnnotation>[] = [];
    for (const [at, given] of listOf(values.get('predictions')).entries()) {
      const prediction = objectOf(given);
      const { model_version, result, score } = prediction;
      const said = read(result, 'fact');
      if ('reason' in said) return { ...said, column: `predictions[${at}].${said.column}` };
      const version = valueText(model_version) || 'unknown';
      const method = { id: TASK_METHOD, version, params: {}, judges: ['fact' as const] };
      const scored = valueText(score) === '' ? said.note : `score: ${valueText(score)}\n${said.note}`.trim();
      const work = { method, segments: said.segments, note: scored };
      if (said.segments.length === 0) note('annotation_empty', `${id}: ${version}`);
      else predicted.push({ name: version, key: version, at: timesOfWork(prediction).submitted_at, work });
    }
    const repeated = (name: string): void => note('annotation_repeated', `${id}: ${name}`);
    const annotations = [
      ...latestWorks(made, repeated).map((own) => personAnnotation(own, id, note)),
      ...latestWorks(predicted, repeated),
    ];
    const kept = restOf(values, ['id', 'data', 'annotations', 'predictions', 'drafts']);
    return [{ ...sample, metadata: { ...kept, ...metadataOf(texts.rest) }, annotations }];
  },
};

/** Data fields that are none of ours; a task that the studio wrote holds a sample's metadata in one object. */
function metadataOf({ metadata, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const whole = Object.keys(rest).length === 0 && metadata !== null && typeof metadata === 'object';
  return whole ? objectOf(metadata) : { ...rest, ...(metadata !== undefined && { metadata }) };
}

/** The JSON of Label Studio: tasks with the annotations of people and the predictions of models. */
export const labelStudioPreset: Preset = {
  id: 'label-studio',
  name: 'Label Studio',
  rows: { ...conversion, readBack: readBackOf(conversion) },
  recognises: ({ format, columns }) =>
    format !== 'table' &&
    columns.includes('data') &&
    ['annotations', 'predictions'].some((column) => columns.includes(column)),
  mapping: guessMapping,
};
