import { z } from 'zod';
import type { JudgedSegment, Method } from '../../method';
import { wholeAnswer } from '../../statements/sentences';
import { votersSchema } from '../../votes/voter';
import { countVotes, PANEL_RULES } from './count-votes';
import { type PanelSteps, panelStepsSchema } from './steps';

const params = z.object({
  rule: z.enum(PANEL_RULES).default('majority').meta({ option: 'how the votes of a panel decide' }),
  judges: votersSchema.meta({
    option:
      'the judges of a panel by their runs, and their weights: RUN,RUN=2; all judges unless said otherwise',
  }),
});

/** A vote of other judges' stored predictions on the whole answer: it asks nobody. */
export const panel: Method<z.infer<typeof params>> = {
  id: 'panel',
  version: '1',
  judges: () => ['fact'],
  needsEndpoint: false,
  prefills: false,
  votes: true,
  params,
  defaults: params.parse({}),
  parse: (given) => params.parse(given),
  explain(steps) {
    const { rule, votes } = panelStepsSchema.parse(steps).panel;
    const lines = votes.map(({ method, model, weight, verdict }) => {
      const voice = rule === 'weighted' ? ` (weight ${weight})` : '';
      return `[${verdict ?? 'no prediction'}] ${method}${model === null ? '' : ` ${model}`}${voice}`;
    });
    return { fact: lines, logic: [], type: [] };
  },
  async read({ answer, votes }, { rule, judges = [] }) {
    if (!votes) throw new Error('a panel counts predictions that a project has stored');
    const given = judges.map(({ method, model, weight }, at) => ({
      ...{ method, model, weight },
      verdict: votes[at] ?? null,
    }));
    const { verdict, score } = countVotes(rule, given);
    const steps: PanelSteps = {
      panel: { rule, votes: given, noVerdict: null, reasoning: '' },
      ...{ windows: null, unanchored: false, replies: {} },
    };
    const segment: JudgedSegment = {
      ...wholeAnswer(answer),
      fact: verdict,
      logic: 'not_judged',
      errorType: null,
      evidence: [],
      machine: {
        ...(score !== null && { score }),
        ...{ suggestedType: null, findings: [], rationale: '', steps },
      },
    };
    return { segments: [segment] };
  },
};
