import fs from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { messageUses } from '@/lib/testing/message-uses';
import { textsByKey, WRITTEN_MESSAGES } from '@/lib/testing/messages';

/** Arguments and tags of a message; whether a number is written as a plural is each language's own affair. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  walk(text, (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    const counts = element.type === TYPE.plural || element.type === TYPE.number;
    names.add(`${element.value} ${counts ? 'argument' : TYPE[element.type]}`);
  });
  return [...names].sort();
}

/** What people read of a message, in all its branches. */
function proseOf(text: string): string[] {
  const prose: string[] = [];
  walk(text, (element) => {
    if (element.type === TYPE.literal) prose.push(element.value);
  });
  return prose;
}

function walk(text: string, see: (element: MessageFormatElement) => void): void {
  const within = (elements: readonly MessageFormatElement[]): void =>
    elements.forEach((element) => {
      see(element);
      if (element.type === TYPE.tag) within(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        Object.values(element.options).forEach(({ value }) => within(value));
    });
  within(parse(text));
}

/** The same in every language. */
const COEFFICIENTS = ['Krippendorff α', 'Fleiss κ', 'Gwet AC1', 'Cohen κ'];
/** Names of statistics that no translation has. */
const STATISTICS = ['Kappa', 'MCC', 'AUC', 'ECE', 'Brier', 'alt-test'];
const NAMES = [
  ...COEFFICIENTS,
  ...['JSONL', 'CSV', 'Face4RAG Studio', 'JSON', 'JSON Lines', 'LaTeX', 'Markdown'],
  ...STATISTICS,
];
/** Names that a method or a format gives itself. */
const OWN_NAME = /^(methods\.[\w-]+\.name|export\.formatNames\.[\w-]+)$/;

const english = new Map(textsByKey(WRITTEN_MESSAGES.en));
const chinese = new Map(textsByKey(WRITTEN_MESSAGES['zh-CN']));
const { calls } = messageUses(['app', 'components', 'lib']);

describe('messages', () => {
  it('have the same keys in both languages, in the same order', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()]);
  });

  it('take the same arguments in both languages', () => {
    const differing = [...english].filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(chinese.get(key)!).join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('have types, so that no other key can be asked for', () => {
    const typed = fs.readFileSync('lib/i18n/typed-messages.d.ts', 'utf8');
    const namespaces = [...typed.matchAll(/^ {6}'?([\w-]+)'?: typeof /gm)].map(([, name]) => name);
    expect(namespaces.sort()).toEqual(Object.keys(WRITTEN_MESSAGES.en).sort());
  });

  it('are all asked for', () => {
    expect(calls.length).toBeGreaterThan(400);
    const dead = [...english.keys()].filter((key) => !calls.some(({ means }) => means(key)));
    expect(dead).toEqual([]);
  });

  it('say something', () => {
    const empty = [...english, ...chinese].filter(([, text]) => text.trim() === '');
    expect(empty.map(([key]) => key)).toEqual([]);
  });
});

describe('Chinese messages', () => {
  const prose = [...chinese].flatMap(([key, text]) => proseOf(text).map((said) => [key, said] as const));
  const faulty = (pattern: RegExp): string[] =>
    prose.filter(([, said]) => pattern.test(said)).map(([key, said]) => `${key}: ${said}`);

  it('use full-width punctuation beside Chinese characters', () => {
    expect(faulty(/\p{Script=Han}\s?[,;:!?()]|[,;:!?()]\s?\p{Script=Han}/u)).toEqual([]);
    expect(faulty(/\p{Script=Han}\.(?!\w)|\.{3}|["']\p{Script=Han}|\p{Script=Han}["']/u)).toEqual([]);
  });

  it('hold no sentence in English', () => {
    expect(faulty(/(?:\b[a-z]{2,}\b[ ,]+){3}/)).toEqual([]);
  });

  it('hold Chinese, but for names and formats', () => {
    const foreign = [...chinese].filter(
      ([key, text]) => !OWN_NAME.test(key) && !proseOf(text).some((said) => /\p{Script=Han}/u.test(said)),
    );
    const latin = foreign.filter(([, text]) => /[a-z]{2}/i.test(proseOf(text).join('')));
    expect(latin.map(([, text]) => text).filter((text) => !NAMES.includes(text))).toEqual([]);
  });

  it('call the reader 您', () => expect(faulty(/你/)).toEqual([]));
});
