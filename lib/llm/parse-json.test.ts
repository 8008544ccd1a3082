import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseReply } from './parse-json';

const schema = z.object({ consistent: z.boolean(), reason: z.string() });
const good = { value: { consistent: true, reason: '有依据' } };

describe('parseReply', () => {
  it.each([
    ['plain', '{"consistent": true, "reason": "有依据"}'],
    ['in a fence', '好的：\n```json\n{"consistent": true, "reason": "有依据"}\n```\n以上。'],
    ['with words around', 'Here you are: {"consistent": true, "reason": "有依据"} Anything else?'],
    ['with a trailing comma and single quotes', "{'consistent': true, 'reason': '有依据',}"],
    ['with Python words', '{"consistent": True, "reason": "有依据"}'],
    ['with the last brace missing', '{"consistent": true, "reason": "有依据"'],
    [
      'in the last of two fences',
      '```\n{"draft": 1}\n```\n```json\n{"consistent": true, "reason": "有依据"}\n```',
    ],
  ])('reads a reply %s', (_, text) => {
    expect(parseReply(text, schema)).toEqual(good);
  });

  it('says what is wrong', () => {
    expect(parseReply('I cannot help with that.', schema)).toEqual({
      fault: 'there is no JSON object in the reply',
    });
    expect(parseReply('{"consistent": "maybe", "reason": ""}', schema)).toEqual({
      fault: expect.stringContaining('consistent: ') as string,
    });
    expect(parseReply('', schema)).toEqual({ fault: 'there is no JSON object in the reply' });
  });
});
