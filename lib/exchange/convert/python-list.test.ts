import { describe, expect, it } from 'vitest';
import { pythonTexts } from './python-list';

describe('pythonTexts', () => {
  it('texts in either quotes, with what Python escapes: the texts themselves', () => {
    expect(
      pythonTexts(String.raw`['120 km.\nWet.', "it's", 'a \'b\' "c"', '\x41\u6c34\U0001f600 \\n']`),
    ).toEqual(['120 km.\nWet.', "it's", 'a \'b\' "c"', 'A水😀 \\n']);
  });

  it('an array of numpy, whose texts have no commas between them: the same', () => {
    expect(pythonTexts("['a, b'\n 'c']")).toEqual(['a, b', 'c']);
  });

  it('an escape that Python does not know, or with digits missing: left as it is', () => {
    expect(pythonTexts(String.raw`['\d \xq']`)).toEqual([String.raw`\d \xq`]);
  });

  it('an empty list: no texts', () => {
    expect(pythonTexts(' [ ] ')).toEqual([]);
  });

  it('anything but a list of texts: none', () => {
    for (const text of ['', 'a', "'a'", '[1]', "['a', 1]", "['a'", "['a", "['a]", "[['a']]", "[None, 'a']"])
      expect(pythonTexts(text)).toBeNull();
  });
});
