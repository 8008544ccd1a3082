import { textTokens } from '@/lib/llm/count-tokens';
import { decompose } from '@/lib/segmentation/decompose';
import { hasLetterOrDigit } from '@/lib/text/script';
import type { MethodInput } from '../../method';
import { STATEMENT_PROMPTS } from '../../statements/statement-prompts';
import { added, NO_TOKENS, times, type TokenEstimate } from '../../token-estimate';
import { MOST_IN_A_CALL } from './ask/ask-segments';
import { callTokens } from '../../ask/call-tokens';
import { inParts } from '../../ask/in-parts';
import type { LFace4ragParams } from './params';
import { promptLanguage } from '../../ask/prompt';
import { LABEL_PROMPTS } from './prompts/labels';
import { PROMPTS } from './prompts/prompts';
import type { StageName } from './prompts/stage-name';

/** Share of segments that fail a stage, so that their type is asked for; a dry run corrects it. */
const FAILING = 0.25;
/** Share of segments that fail both stages with two types, so that a call decides. */
const UNDECIDED = 0.05;
/** Share of segments whose verdict of a stage is unclear, so that they are asked about again for their score. */
const UNCLEAR = { fact: 0.2, logic: 0.05 };
/** Tokens of a reply beside the segment's own words, by stage. */
const REPLY = { fact: 160, logic: 220, type: 60 };

/**
 * Estimates the tokens of judging one sample, without a call: the prompts as they will be sent, over the segments of
 * the plain sentence split. Ignores retries of unreadable replies, windows of a reference that is too long, and the
 * provider's cache.
 */
export function estimateTokens(input: MethodInput, params: LFace4ragParams): TokenEstimate {
  const { question, answer, reference } = input;
  if (!hasLetterOrDigit(reference)) return NO_TOKENS;
  const prompts = PROMPTS[params.calls];
  const language = promptLanguage(input.language);
  const segments = decompose(answer).map(({ text }) => textTokens(text));
  const shared = textTokens(reference) + textTokens(question);
  const together = params.calls === 'per_stage';
  const stages = params.factsOnly ? (['fact'] as const) : (['fact', 'logic'] as const);
  const cut = callTokens(
    params.statements ? STATEMENT_PROMPTS[language] : prompts.decompose[language],
    (together && !params.statements ? shared : textTokens(question)) + textTokens(answer),
    2 * textTokens(answer) + 30,
  );
  if (params.labelsAlone)
    return segments
      .flatMap((own) => stages.map((stage) => callTokens(LABEL_PROMPTS[stage][language], shared + own, 10)))
      .reduce(added, cut);
  const asked = (stage: StageName, own: readonly number[], reply: number): TokenEstimate =>
    callTokens(prompts[stage][language], shared + sum(own), own.length * reply + 2 * sum(own));
  const groups = together ? inParts(segments, MOST_IN_A_CALL) : segments.map((own) => [own]);
  const judged = groups.flatMap((own) => stages.map((stage) => asked(stage, own, REPLY[stage])));
  const typed = groups.map((own) =>
    times(asked('type', own, REPLY.type), together ? atLeastOne(UNDECIDED, own) : FAILING),
  );
  const repeated = groups.flatMap((own) =>
    stages.map((stage) =>
      times(asked(stage, own, REPLY[stage]), params.repeats * atLeastOne(UNCLEAR[stage], own)),
    ),
  );
  return [...judged, ...typed, ...repeated].reduce(added, cut);
}

/** Chance that at least one of the segments is such a one. */
const atLeastOne = (share: number, segments: readonly number[]): number => 1 - (1 - share) ** segments.length;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
