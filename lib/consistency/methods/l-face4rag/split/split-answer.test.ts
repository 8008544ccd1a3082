import { describe, expect, it } from 'vitest';
import { LlmFault } from '@/lib/llm/fault';
import { judgeWith, littleJudge } from '@/lib/testing/judge/little-judge';

const ZH = Array.from({ length: 10 }, (_, at) => `第${'一二三四五六七八九十'[at]}座窑烧制${at + 10}块砖。`);
const EN = Array.from({ length: 10 }, (_, at) => `Kiln number ${at + 1} fires ${at + 20} bricks.`);
const sample = (sentences: string[], between: string, language: string) => ({
  question: '?',
  reference: sentences.join(between),
  answer: sentences.join(between),
  language,
});
const LANGUAGES = [
  ['Chinese', ZH, sample(ZH, '', 'zh')],
  ['English', EN, sample(EN, ' ', 'en')],
] as const;
const piece = (text: string) => ({ text, source: [text] });

describe('splitAnswer', () => {
  it.each(LANGUAGES)(
    'three of ten sentences returned, %s: all ten are judged',
    async (_, sentences, input) => {
      const kept = [sentences[1]!, sentences[4]!, sentences[8]!];
      const { segments } = await judgeWith(littleJudge(kept.map(piece)), input);
      expect(segments.map(({ text }) => text)).toEqual(sentences);
      expect(segments.map(({ fact }) => fact)).toEqual(sentences.map(() => 'consistent'));
      expect(segments.map(({ machine }) => machine.findings.map(({ rule }) => rule).join())).toEqual(
        sentences.map((sentence) => (kept.includes(sentence) ? '' : 'left_out')),
      );
    },
  );

  it.each(LANGUAGES)(
    'an invented segment, %s: asked again once, then dropped with a note',
    async (_, sentences, input) => {
      const invented =
        input.language === 'zh' ? '村民们每年都举办盛大的庙会。' : 'The mayor sold all his sheep.';
      const { segments, asked } = await judgeWith(
        littleJudge([...sentences.map(piece), piece(invented)]),
        input,
      );
      expect(segments.map(({ text }) => text)).toEqual(sentences);
      expect(segments[0]!.machine.findings).toEqual([
        { rule: 'invented', weight: 'note', segmentQuote: invented },
      ]);
      const splits = asked.filter(({ prompt }) => prompt.startsWith('decompose'));
      expect(splits.map(({ messages }) => messages[1]!.content.includes(invented))).toEqual([false, true]);
    },
  );

  it('an invented segment that the second reply leaves out: no note', async () => {
    let asked = 0;
    const script = littleJudge(() => ({
      segments: [...ZH.map(piece), ...((asked += 1) === 1 ? [piece('村民们每年都举办盛大的庙会。')] : [])],
    }));
    const { segments } = await judgeWith(script, LANGUAGES[0][2]);
    expect(segments).toHaveLength(10);
    expect(segments.flatMap(({ machine }) => machine.findings)).toEqual([]);
  });

  it.each([
    ['empty list', { segments: [] }],
    ['unreadable', 'I cannot do that.'],
    ['empty reply', new LlmFault('empty', 'the reply is empty')],
  ])('%s: the plain cut is judged, and a note says so', async (_, reply) => {
    for (const [, sentences, input] of LANGUAGES) {
      const { segments } = await judgeWith(
        littleJudge(() => reply),
        input,
      );
      expect(segments.map(({ text }) => text)).toEqual(sentences);
      expect(segments[0]!.machine.findings).toEqual([{ rule: 'plain_cut', weight: 'note' }]);
      expect(segments.every(({ fact }) => fact === 'consistent')).toBe(true);
    }
  });

  it('a joining word that was left out goes to the segment behind it', async () => {
    const answer = '窑里烧泥炭。因此，烟很浓。';
    const { segments } = await judgeWith(littleJudge(['窑里烧泥炭。', '烟很浓。'].map(piece)), {
      ...LANGUAGES[0][2],
      reference: answer,
      answer,
    });
    expect(segments.map(({ text, spans }) => [text, spans])).toEqual([
      ['窑里烧泥炭。', [[0, 6]]],
      [
        '因此，烟很浓。',
        [
          [6, 9],
          [9, 13],
        ],
      ],
    ]);
  });
});
