import type { Conversion } from '../convert/conversion';
import { answerLabelOf, type SaidLabel } from '../convert/labels';
import { hasColumns, restOf, valueText } from '../convert/values';
import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

/** The two systems whose responses the cross file has beside each other, each with a label; 1 is inconsistent. */
const SYSTEMS = ['dodeca', 'memnet'] as const;
const CROSS_LABELS: Record<string, SaidLabel> = { '0': 'consistent', '1': 'inconsistent' };
const CROSS = SYSTEMS.flatMap((system) => [`${system}_response`, `${system}_label`]);
/** An index column that has no name. */
const INDEX = 'column 1';

const textsOf = (values: ReadonlyMap<string, unknown>) => ({
  question: valueText(values.get('message')),
  reference: valueText(values.get('knowledge')),
});

const oneResponse: Conversion = {
  asks: {
    // "inconsistent" holds the other word too.
    label: (fileName) => /(in)?consistent/i.exec(fileName)?.[0].toLowerCase() as 'consistent' | undefined,
    generator: (fileName) => SYSTEMS.find((system) => fileName.toLowerCase().includes(system)),
  },
  convert: (values, { told: { label = null, generator = null } }) => [
    {
      ...textsOf(values),
      answer: valueText(values.get('response')),
      generator,
      ...answerLabelOf(label),
      metadata: restOf(values, [INDEX, 'message', 'knowledge', 'response']),
    },
  ],
};

const twoResponses: Conversion = {
  convert: (values, { note }) =>
    SYSTEMS.map((system) => {
      const word = valueText(values.get(`${system}_label`));
      const said = CROSS_LABELS[word] ?? null;
      if (said === null) note('label_unknown', word);
      return {
        ...textsOf(values),
        answer: valueText(values.get(`${system}_response`)),
        generator: system,
        ...answerLabelOf(said),
        metadata: restOf(values, [INDEX, 'message', 'knowledge', ...CROSS]),
      };
    }),
};

/** Q²: responses in dialogues with the knowledge they are grounded in; the name of the file says how all of them were labelled. */
export const q2Preset: Preset = {
  id: 'q2',
  name: 'Q²',
  rows: oneResponse,
  recognises: hasColumns('episode_idx', 'round', 'message', 'response', 'knowledge'),
  mapping: guessMapping,
};

/** The file of Q² in which two systems answer each message. */
export const q2CrossPreset: Preset = {
  id: 'q2-cross',
  name: 'Q² (cross annotation)',
  rows: twoResponses,
  recognises: hasColumns('message', 'knowledge', ...CROSS),
  mapping: guessMapping,
};
