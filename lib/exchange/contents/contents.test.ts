import { describe, expect, it } from 'vitest';
import en from '@/messages/en/export.json';
import zhCN from '@/messages/zh-CN/export.json';
import { textOf } from '@/lib/testing/text-of';
import { EXPORT_FORMATS } from '../formats/registry';
import { columnsText } from './columns-text';
import { contentOf, CONTENTS } from './registry';

async function* nothing(): AsyncGenerator<never[]> {}

describe('contents', () => {
  it('have their columns published', async () => {
    await expect(columnsText()).toMatchFileSnapshot('../../../docs/columns.md');
  });

  it('have no column twice', () => {
    for (const { id, columns } of CONTENTS)
      expect(new Set(columns.map(({ name }) => name)).size, id).toBe(columns.length);
  });

  it.each([en, zhCN])(
    'have words, and their formats too, where they are chosen and in the audit log',
    (words) => {
      expect(Object.keys(words.names)).toEqual(CONTENTS.map(({ id }) => id));
      expect(Object.keys(words.contents)).toEqual(CONTENTS.map(({ id }) => id));
      expect(Object.keys(words.formatNames).sort()).toEqual(EXPORT_FORMATS.map(({ id }) => id).sort());
    },
  );

  it('can be written empty in each format that carries them', async () => {
    for (const format of EXPORT_FORMATS) {
      expect(format.contents.length, format.id).toBeGreaterThan(0);
      for (const id of format.contents)
        expect(await textOf(format.write(nothing(), contentOf(id)))).not.toContain('undefined');
    }
  });

  it('are each carried by a format, the first by the first', () => {
    for (const { id } of CONTENTS)
      expect(
        EXPORT_FORMATS.some(({ contents }) => contents.includes(id)),
        id,
      ).toBe(true);
    expect(EXPORT_FORMATS[0].contents).toContain(CONTENTS[0].id);
  });
});
