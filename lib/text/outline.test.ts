import { describe, expect, it } from 'vitest';
import { quote } from './offsets';
import { outlineText } from './outline';

const LONG = 'The ferry has crossed the sound every morning since the first pier was built on the island.';
const titles = (text: string): string[] =>
  outlineText(text).map(({ at, level }) => `${level} ${quote(text, at)}`);

describe('outline', () => {
  it('reads Markdown, without its signs', () => {
    expect(titles(`# The sound 😀\r\n\r\n${LONG}\r\n\r\n## **Piers**\r\n${LONG}`)).toEqual([
      '1 The sound 😀',
      '2 Piers',
    ]);
  });

  it('reads numbered headings of either language', () => {
    expect(
      titles(
        `第一章 总则\n${LONG}\n第二节 渡口\n${LONG}\n一、开放时间\n渡口每天开放。\n（二）票价\n票价两元。`,
      ),
    ).toEqual(['1 第一章 总则', '2 第二节 渡口', '2 一、开放时间', '3 （二）票价']);
    expect(titles(`1 Overview\n${LONG}\n1.2 Piers and boats\n${LONG}\nSection IV\n${LONG}`)).toEqual([
      '1 1 Overview',
      '2 1.2 Piers and boats',
      '1 Section IV',
    ]);
  });

  it('reads short lines that stand by themselves before a paragraph', () => {
    expect(titles(`Opening hours\n\n${LONG}\n\nPrices\n${LONG}`)).toEqual(['1 Opening hours', '1 Prices']);
  });

  it('takes sentences, items and numbers for no heading, and one heading for no outline', () => {
    expect(titles(`It is open.\n\n${LONG}\n\n- a boat\n- a pier\n\n3.5 km\n${LONG}`)).toEqual([]);
    expect(titles(`1. 渡口每天九点开放，周一除外。\n2. 票价两元。\n${LONG}`)).toEqual([]);
    expect(titles(`# One\n${LONG}`)).toEqual([]);
    expect(titles('')).toEqual([]);
  });
});
