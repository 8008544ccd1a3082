import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import format, { type FormatValues } from 'icu-minify/format';
import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { textsByKey, WRITTEN_MESSAGES } from '@/lib/testing/messages';
import { MESSAGE_FORMATS } from '../formats';

/** Values that lead through every branch of a message, one set a round. */
function valuesOf(elements: readonly MessageFormatElement[], round: number): FormatValues<string> {
  return Object.assign({}, ...elements.map((element) => valueOf(element, round))) as FormatValues<string>;
}

const COUNTS = [0, 1, 2, 1234.5];
const ROUNDS = 6;

function valueOf(element: MessageFormatElement, round: number): FormatValues<string> {
  switch (element.type) {
    case TYPE.argument:
      return { [element.value]: `a ${element.value}` };
    case TYPE.number:
      return { [element.value]: COUNTS[round % COUNTS.length]! };
    case TYPE.date:
    case TYPE.time:
      return { [element.value]: new Date(Date.UTC(2026, round, 3, 4, 5)) };
    case TYPE.tag:
      return {
        ...valuesOf(element.children, round),
        [element.value]: (chunks: string[]) => `<${chunks.join('')}>`,
      };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.keys(element.options);
      const within = Object.values(element.options).map(({ value }) => valuesOf(value, round));
      const chosen =
        element.type === TYPE.plural ? COUNTS[round % COUNTS.length]! : options[round % options.length]!;
      return Object.assign({}, ...within, { [element.value]: chosen }) as FormatValues<string>;
    }
    default:
      return {};
  }
}

it.each(['en', 'zh-CN'] as const)(
  'the messages that a build compiles, %s: read as they are written',
  (locale) => {
    const formatters = {
      getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...args),
      getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
        new Intl.NumberFormat(...args),
      getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
        new Intl.PluralRules(...args),
    };
    const texts = [...new Set(textsByKey(WRITTEN_MESSAGES[locale]).map(([, text]) => text))].filter((text) =>
      /[{<']/.test(text),
    );
    expect(texts.length).toBeGreaterThan(500);
    const empty = new Set<string>();
    for (const text of texts) {
      const elements = parse(text);
      const compiled = compile(text);
      const t = createTranslator({ locale, messages: { text }, timeZone: 'UTC' });
      for (let round = 0; round < ROUNDS; round += 1) {
        const values = valuesOf(elements, round);
        const read = format(compiled, locale, values, {
          formatters,
          formats: MESSAGE_FORMATS,
          timeZone: 'UTC',
        });
        const written = t.markup('text', values as Parameters<typeof t.markup>[1]);
        if (written === '') empty.add(text);
        else expect(read).toBe(written);
      }
    }
    // What a build compiles cannot come out empty: whoever asks for it does so only where there is something to say.
    expect([...empty]).toEqual([(WRITTEN_MESSAGES[locale].adjudication as AbstractIntlMessages).leftOut]);
  },
);
