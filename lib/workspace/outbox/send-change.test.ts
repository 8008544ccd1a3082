import { describe, expect, it } from 'vitest';
import { type Change } from '@/lib/annotation/labels/change';
import { id } from '../state/workspace-fixture';
import { sendChange } from './send-change';

const change: Change = { kind: 'note', changeId: id(1), note: 'n', version: 1 };
const answered = (status: number, body: string) =>
  sendChange(id(2), change, () => Promise.resolve(new Response(body, { status })));

describe('sendChange', () => {
  it.each([400, 413, 422])(
    'takes %i for a refusal for good, though a proxy says it in HTML',
    async (status) => {
      expect(await answered(status, '<h1>No</h1>')).toMatchObject({ kind: 'refused' });
    },
  );

  it('names what the studio found wrong', async () => {
    const error = { code: 'invalid', issues: [{ path: 'note', code: 'invalid_text' }] };
    expect(await answered(422, JSON.stringify({ error }))).toEqual({ kind: 'refused', error });
  });

  it.each([502, 503, 404, 200])('tries again after a %i that no studio said', async (status) => {
    expect(await answered(status, '<h1>Later</h1>')).toMatchObject({ kind: 'later' });
  });
});
