import { APIError } from 'openai';
import { describe, expect, it } from 'vitest';
import { toProtocolError } from './error-body';
import { ALL_FEATURES, type ModelFeatures } from '../features';
import { lessThan } from '../learn/less-than';
import { errorBody } from '@/lib/testing/judge/errors/answered-error';
import { ERRORS_OF_ACCOUNTS } from '@/lib/testing/judge/errors/of-accounts';
import { ERRORS_OF_QUESTIONS } from '@/lib/testing/judge/errors/of-questions';
import { toFault } from './to-fault';

/** What becomes of a body that an endpoint answered with. */
const faultOf = (status: number, body: unknown) =>
  toFault(APIError.generate(status, toProtocolError(body), undefined, new Headers()), 0);

const GROQ = "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.";
describe('a body that an endpoint answers with', () => {
  it.each([...ERRORS_OF_QUESTIONS, ...ERRORS_OF_ACCOUNTS])(
    '%s: %i is told apart, with its words',
    (_, status, body, kind, words) => {
      expect(faultOf(status, body)).toMatchObject({ kind, message: words });
    },
  );

  it('keeps what the model wrote where it failed for its form', () => {
    expect(
      faultOf(400, {
        error: { message: GROQ, code: 'json_validate_failed', failed_generation: '{"points": [' },
      }),
    ).toMatchObject({ kind: 'unreadable', raw: '{"points": [' });
  });

  // Groq's words; continuedev/continue#9570 (Gemini); Azure's.
  it.each([
    ['Rate limit reached. Please try again in 7m12.96s. Need more?', 432_960],
    ['You exceeded your current quota.\nPlease retry in 45.578569677s.', 45_579],
    ['Please retry after 12 seconds.', 12_000],
    ['Please try again in 6ms.', 6],
    ['Please try again later.', null],
  ])('that says how long to wait, %j: is waited for', (words, retryAfterMs) => {
    expect(faultOf(429, errorBody(words))).toMatchObject({ kind: 'rate_limited', retryAfterMs });
  });

  it('is cut and holds no key', () => {
    const { message } = faultOf(400, errorBody(`sk-0123456789abcdef ${'长'.repeat(600)}`));
    expect(message).toHaveLength(500);
    expect(message).toContain('400 sk-…');
  });

  it.each([
    [
      {
        kind: 'Status',
        apiVersion: 'v1',
        status: 'Failure',
        message: 'pods "salaries" not found',
        code: 404,
      },
    ],
    [{ message: 'inside' }],
    [{ detail: 'inside', path: '/salaries' }],
  ])('of a service that is no model, %j: leaves its words out', (body) => {
    expect(faultOf(400, body)).toMatchObject({ kind: 'rejected', message: 'HTTP 400, without a reason' });
  });

  it.each<[unknown, Partial<ModelFeatures>]>([
    [{ detail: [{ loc: ['body', 'seed'], msg: 'Extra inputs are not permitted' }] }, { seed: false }],
    [
      {
        error: {
          message: 'Provider returned error',
          metadata: { raw: '{"error":{"message":"temperature参数非法。请检查文档。"}}' },
        },
      },
      { temperature: false },
    ],
  ])('that refuses a parameter, %j: teaches it', (body, less) => {
    const question = { prompt: 'fact.en/1', messages: [], shape: { name: 'a', schema: {} }, maxTokens: 100 };
    expect(lessThan(ALL_FEATURES, faultOf(422, body), question)).toEqual({ ...ALL_FEATURES, ...less });
  });
});
