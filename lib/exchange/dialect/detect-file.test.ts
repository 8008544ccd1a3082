import { describe, expect, it } from 'vitest';
import { memoryBytes } from '../bytes/file-bytes';
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
