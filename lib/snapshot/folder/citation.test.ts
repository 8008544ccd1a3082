import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { folderCitation } from './citation';
import type { FolderSource } from './folder-view';

const licenceOf = (licence: string): unknown => {
  const source = {
    project: 'Boats',
    snapshot: {
      ...{ number: 3, createdAt: '2026-07-31T00:00:00.000Z' },
      terms: { licence, citation: '', contact: '' },
    },
    manifest: { hash: 'ab' },
  } as unknown as FolderSource;
  return (parse(folderCitation(source)) as { license?: string }).license;
};

it.each([
  ['CC-BY-SA-4.0', 'CC-BY-SA-4.0'],
  ['MIT', 'MIT'],
  ['CC BY-SA 4.0', undefined],
  ['For research only.\nAsk us.', undefined],
  ['', undefined],
])('the licence %j: CITATION.cff has %j, identifiers of SPDX alone', (licence, told) => {
  expect(licenceOf(licence)).toBe(told);
});
