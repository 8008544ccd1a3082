import { describe, expect, it } from 'vitest';
import { isTooLarge, readRemoteBatch, uploadedFile } from './remote-batch';

const BATCH = {
  id: 'batch_1',
  object: 'batch',
  errors: null,
  status: 'in_progress',
  output_file_id: null,
  error_file_id: null,
  request_counts: { total: 5, completed: 2, failed: 1 },
};

it.each<[string, object, object]>([
  ['under way', {}, { status: 'in_progress', ended: false, answered: 3, files: [], fault: null }],
  ['a word that nobody knows (SiliconFlow)', { status: 'in_queue' }, { ended: false }],
  [
    'completed, everything refused (openai/openai-cookbook#1564)',
    { status: 'completed', error_file_id: 'e' },
    { ended: true, files: ['e'], lacksFiles: false },
  ],
  [
    'completed with no name for a file that is not there (tobert/kaibo#93)',
    { status: 'completed', output_file_id: 'o', error_file_id: '' },
    { ended: true, files: ['o'] },
  ],
  ['completed, its files not named yet', { status: 'completed' }, { ended: true, lacksFiles: true }],
  [
    'expired with what was answered before (warmbly/warmbly#333)',
    { status: 'expired', output_file_id: 'o', error_file_id: 'e' },
    { ended: true, files: ['o', 'e'] },
  ],
  [
    'of Azure: capitals and null counts',
    { status: 'Validating', request_counts: { total: null, completed: null, failed: null } },
    { status: 'validating', ended: false, answered: 0 },
  ],
  [
    'of Mistral',
    {
      status: 'SUCCESS',
      output_file: 'o',
      error_file: null,
      completed_requests: 4,
      request_counts: undefined,
    },
    { ended: true, answered: 4, files: ['o'] },
  ],
  ['of Mistral, too late', { status: 'TIMEOUT_EXCEEDED', output_file: 'o' }, { ended: true }],
  ['of Mistral, about to be cancelled', { status: 'CANCELLATION_REQUESTED' }, { ended: false }],
  [
    'of Groq: errors of single lines beside a completed batch',
    { status: 'completed', error_file_id: 'e', errors: [{ code: 'invalid_method', line: 4 }] },
    { ended: true, fault: null },
  ],
])('a batch %s: is read', (_, told, read) => {
  expect(readRemoteBatch({ ...BATCH, ...told })).toMatchObject(read);
});

it('a batch and a file in a wrapper: are read', () => {
  expect(readRemoteBatch({ job: BATCH }).id).toBe('batch_1'); // Together
  expect(readRemoteBatch({ code: 20000, data: BATCH }).id).toBe('batch_1'); // SiliconFlow
  expect(uploadedFile({ code: 20000, data: { id: 'f' } })).toBe('f');
  expect(uploadedFile({ id: 'f', object: 'file' })).toBe('f');
});

describe('a batch that was refused as a whole', () => {
  const refused = (errors: unknown, more: object = {}) =>
    readRemoteBatch({ ...BATCH, status: 'failed', errors, ...more }).fault!;

  it.each([
    // openai/openai-python#1643
    [
      'OpenAI',
      'Enqueued token limit reached for gpt-4.1 in organization org-1. Limit: 900,000 enqueued tokens.',
    ],
    ['Azure', 'The number of enqueued tokens has surpassed the configured limit of 30K for the deployment.'],
  ])('for its size (%s): is told apart', (_, message) => {
    const fault = refused({ object: 'list', data: [{ code: 'token_limit_exceeded', message, line: null }] });
    expect(isTooLarge(fault)).toBe(true);
  });

  it.each([
    [{ data: [{ code: 'model_not_found', message: 'The model does not exist', line: 1 }] }, 'no_such_model'],
    [{ data: [{ code: 'mismatched_model', message: 'Another model', line: 2 }] }, 'unusable'],
    [[{ code: 'billing_hard_limit_reached', message: 'You exceeded: insufficient_quota' }], 'out_of_credit'],
    ['the file is empty', 'unusable'],
    [null, 'unusable'],
  ])('%j: is no fault of one question', (errors, kind) => {
    const fault = refused(errors);
    expect(fault).toMatchObject({ kind, fatal: true });
    expect(isTooLarge(fault)).toBe(false);
  });

  it('by Together, which has it in words alone: is read', () => {
    expect(refused(undefined, { error: 'invalid file' }).message).toBe('the batch was refused: invalid file');
  });
});
