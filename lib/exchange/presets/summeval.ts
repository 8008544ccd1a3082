import type { Conversion, NativeAnnotation } from '../convert/conversion';
import { answerLabelOf, labelOf, personAnnotation } from '../convert/labels';
import { answerPlace } from '../convert/marked-segments';
import { joinKey, listOf, numberOf, objectOf, restOf, valueText } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** The consistency of a summary is scored from 1 to 5. */
const BEST = 5;
const GROUPS = { expert: 'expert_annotations', turker: 'turker_annotations' } as const;

const scoresOf = (given: unknown): number[] =>
  listOf(given).map((scores) => numberOf(objectOf(scores).consistency));

const conversion: Conversion = {
  second: {
    name: 'stories',
    keyOf: (values) => (values.has('text') ? null : (joinKey(values.get('filepath')) ?? '')),
    partnerKeyOf: (values) => joinKey(values.get('filepath')),
  },
  convert(values, { partner, note }) {
    const answer = valueText(values.get('decoded'));
    const model = valueText(values.get('model_id'));
    const id = `${valueText(values.get('id'))}-${model}`;
    const experts = scoresOf(values.get(GROUPS.expert))
      .filter((score) => !Number.isNaN(score))
      .map((score) => score === BEST);
    const good = experts.filter((best) => best).length * 2 > experts.length;
    const person = (name: string, score: number): NativeAnnotation => {
      const label = labelOf(score === BEST ? 'consistent' : 'inconsistent');
      const segments = [{ ...answerPlace(answer), ...label, note: `consistency: ${score}` }];
      return personAnnotation({ annotator: name, segments }, id, note);
    };
    return [
      {
        id,
        question: '',
        reference: valueText(partner ? (partner.get('text') ?? partner.get('story')) : values.get('text')),
        answer,
        generator: model || null,
        ...answerLabelOf(experts.length === 0 ? null : good ? 'consistent' : 'inconsistent'),
        metadata: restOf(values, ['id', 'decoded', 'model_id', 'text']),
        annotations: Object.entries(GROUPS).flatMap(([group, name]) =>
          scoresOf(values.get(name)).flatMap((score, at) =>
            Number.isNaN(score) ? [] : [person(`${group}_${at + 1}`, score)],
          ),
        ),
      },
    ];
  },
};

/** SummEval: summaries scored by three experts and five crowd workers; the articles may stand in a file of their own. */
export const summevalPreset: Preset = {
  id: 'summeval',
  name: 'SummEval',
  rows: conversion,
  recognises: ({ columns }) =>
    ['decoded', 'model_id', ...Object.values(GROUPS)].every((column) => columns.includes(column)),
  mapping: guessMapping,
};
