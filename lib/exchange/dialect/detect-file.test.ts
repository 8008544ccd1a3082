import { describe, expect, it } from 'vitest';
import { memoryBytes } from '../bytes/file-bytes';
import { fileRows } from '../parse/file-rows';
import { draftSample, isFault } from '../import/draft-sample';
import { changedSettings, detectFile } from './detect-file';

const file = (text: string) => memoryBytes(Buffer.from(text));
const GIVEN = file('question;ref;answer\nq;r;a\n');

describe('detectFile', () => {
  it('finds how a text file is read, which no sheet is part of', async () => {
    const settings = await detectFile(GIVEN);
    expect(settings).toMatchObject({
      format: 'table',
      dialect: { delimiter: ';' },
      columns: ['question', 'ref', 'answer'],
    });
    expect(settings.sheet).toBeUndefined();
  });

  it.each([
    ['jsonl', '', (answer: string) => JSON.stringify({ question: '河有多长？', ref: '百里。', answer })],
    ['table', 'question,ref,answer\n', (answer: string) => `河有多长？,百里。,${answer}`],
  ] as const)(
    '%s in UTF-8 with a broken line: that one is refused, the rest is read',
    async (_, head, line) => {
      const rows = Array.from({ length: 20 }, (_row, index) => `${line(index === 7 ? '很@@长' : '很长')}\n`);
      const whole = Buffer.from(head + rows.join(''));
      whole.set([0xe9, 0xff], whole.indexOf('@@'));
      const bytes = memoryBytes(whole);
      const settings = await detectFile(bytes);
      const drafts = [];
      for await (const group of fileRows(bytes, settings))
        drafts.push(...group.map((row) => draftSample(row, settings)));
      expect(drafts.map((draft) => (isFault(draft) ? draft.reason : draft.answer))).toEqual(
        rows.map((_row, index) => (index === 7 ? 'bytes' : '很长')),
      );
    },
  );

  it('refuses an empty file and a picture in words', async () => {
    const refused = (code: string) => ({ error: { issues: [{ path: 'file', code }] } });
    await expect(detectFile(file(''))).rejects.toMatchObject(refused('empty_file'));
    await expect(detectFile(memoryBytes(Buffer.from('89504e470d0a1a0a', 'hex')))).rejects.toMatchObject(
      refused('not_text'),
    );
  });
});

describe('changedSettings of a text file', () => {
  it('reads the columns anew where the delimiter changes, and leaves them where the mapping does', async () => {
    const before = await detectFile(GIVEN);
    const dialect = { ...before.dialect, delimiter: ',' };
    expect((await changedSettings(GIVEN, before, { dialect })).columns).toEqual(['question;ref;answer']);
    const mapping = { ...before.mapping, id: 'ref' };
    expect(await changedSettings(GIVEN, before, { mapping })).toEqual({ ...before, mapping });
  });

  it('follows another kind of file with the mapping, and keeps what is told of the file', async () => {
    const before = { ...(await detectFile(GIVEN)), told: { author: 'Ann' } };
    const changed = await changedSettings(GIVEN, before, { preset: 'face4rag' });
    expect(changed).toMatchObject({ preset: 'face4rag', mapping: { id: 'id' }, told: { author: 'Ann' } });
    await expect(changedSettings(GIVEN, before, { preset: 'none' })).rejects.toMatchObject({
      error: { issues: [{ path: 'preset', code: 'no_such_preset' }] },
    });
  });

  it('changes nothing by what is not said', async () => {
    const before = await detectFile(GIVEN);
    const nothing = { encoding: undefined, preset: undefined, second: undefined };
    expect(await changedSettings(GIVEN, before, nothing)).toEqual(before);
  });

  it('has no sheet to choose', async () => {
    await expect(changedSettings(GIVEN, await detectFile(GIVEN), { sheet: 'Sheet1' })).rejects.toMatchObject({
      error: { issues: [{ path: 'sheet', code: 'no_such_sheet' }] },
    });
  });
});
