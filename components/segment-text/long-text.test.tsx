import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import workspace from '@/messages/en/workspace.json';
import { LongText } from './long-text';
import { NO_MARKS, type TextMark } from './marked-text';
import { SegmentWords } from './segment-words';

const drawn = (node: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ workspace: { formatted: workspace.formatted } }}
    >
      {node}
    </NextIntlClientProvider>,
  )
    .replaceAll(/ (class|style|data-level)="[^"]*"/g, '')
    .replaceAll(/<svg.*?<\/svg>/g, '<svg/>')
    .replaceAll(/ hidden=""/g, ' hidden');

const html = (text: string, marks: readonly TextMark[] = NO_MARKS): string =>
  drawn(<LongText text={text} marks={marks} />).replace(/^<div>(.*)<\/div>$/s, '$1');
const mark = (start: number, end: number, more: Partial<TextMark> = {}): TextMark => ({
  id: 'm',
  start,
  end,
  className: 'm',
  ...more,
});

describe('LongText', () => {
  it('a text without Markdown: its lines, each with its offset', () => {
    expect(html('一。\r\n\r\n2 > 1')).toBe(
      '<p data-start="0">一。</p><p data-start="4"></p><p data-start="6">2 &gt; 1</p>',
    );
  });

  it('headings, lists, quotes and rules: as such, their signs hidden', () => {
    expect(html('## 河\n- a\n  - b\n\n> q\n\n---')).toBe(
      '<h3 data-start="0"><span hidden>## </span>河</h3>' +
        '<ul><li aria-level="1"><p data-start="5"><span><span hidden>-</span></span><span hidden> </span>a</p></li>' +
        '<li aria-level="2"><p data-start="9"><span hidden>  </span><span><span hidden>-</span></span><span hidden> </span>b</p></li></ul>' +
        '<p data-start="15"></p><blockquote><p data-start="16"><span hidden>&gt; </span>q</p></blockquote>' +
        '<p data-start="20"></p><hr data-start="21"/>',
    );
  });

  it('a table: cells with their offsets, a mark over two of them in each', () => {
    const text = '| a | |\n|---|--:|\n| **b** | 2 |';
    expect(html(text, [mark(20, 29)])).toBe(
      '<div data-scrolls-across="true"><table><thead><tr><th scope="col" data-start="0"><span hidden>| </span>a<span hidden> </span></th>' +
        '<td data-start="4"><span>|</span><span hidden> </span><span hidden>|</span></td></tr></thead><tbody><tr>' +
        '<td data-start="18"><span hidden>| </span><mark data-mark="m"><span hidden>**</span><strong>b</strong><span hidden>**</span><span hidden> </span></mark></td>' +
        '<td data-start="26"><mark data-mark="m"><span>|</span><span hidden> </span>2</mark><span hidden> |</span></td></tr></tbody></table></div>',
    );
  });

  it('links lead nowhere, pictures are not fetched, HTML is text', () => {
    expect(html('[a](https://a.test "t") ![b](https://a.test/b.png) <b>')).toBe(
      '<p data-start="0"><span hidden>[</span><span title="https://a.test">a</span><span hidden>](https://a.test &quot;t&quot;)</span> ' +
        '<span title="https://a.test/b.png"><span hidden>![</span><svg/></span><span>b</span><span hidden>](https://a.test/b.png)</span> &lt;b&gt;</p>',
    );
  });

  it('a mark in hidden syntax: shows it, or goes to the words beside it where it draws an end', () => {
    expect(html('**a** b', [mark(0, 1)])).toContain(
      '<mark data-mark="m"><span>*</span></mark><span hidden>*</span>',
    );
    expect(html('**a** b', [mark(4, 5, { clings: 'before' })])).toContain(
      '<mark data-mark="m"><strong>a</strong></mark>',
    );
    expect(html('**a😀** b', [mark(5, 7, { clings: 'before' })])).toContain(
      '<mark data-mark="m"><strong>😀</strong></mark>',
    );
    expect(html('**a** b', [mark(0, 5), mark(0, 1, { clings: 'behind' })])).toBe(
      '<p data-start="0"><span hidden>**</span><mark data-mark="m m"><strong>a</strong></mark><span hidden>**</span> b</p>',
    );
    expect(html('a\n---', [mark(2, 5)])).toContain(
      '<p data-start="2"><mark data-mark="m"><span>---</span></mark></p>',
    );
  });

  it('code: each line with its offset, a fence only under a mark of its own', () => {
    expect(html('```\na **b**\n```')).toBe('<pre><code data-start="4">a **b**</code></pre>');
    expect(html('```\na\n```', [mark(0, 3)])).toContain('<code data-start="0"><mark');
  });
});

describe('SegmentWords', () => {
  it('a row of a table: its cells with lines between them', () => {
    expect(drawn(<SegmentWords text="| A10 | **2,499** |" />)).toBe(
      '<span hidden>| </span>A10<span hidden> </span><span>|</span><span hidden> </span><span hidden>**</span><strong>2,499</strong><span hidden>**</span><span hidden> |</span>',
    );
  });

  it('nothing but syntax: stands as it is written', () => {
    expect(drawn(<SegmentWords text="|---|---|" />)).toBe('|---|---|');
  });
});
