import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { outlineGuideline } from '@/lib/guideline/outline';
import { Markdown } from './markdown';

const html = (text: string): string =>
  renderToStaticMarkup(<Markdown outline={outlineGuideline(text)} anchor="g" />).replaceAll(
    / (class|rel|target)="[^"]*"/g,
    '',
  );

describe('Markdown', () => {
  it('draws headings with their number, lists and emphasis', () => {
    expect(html('## Facts\n1. **Names** & more')).toBe(
      '<div><h3 id="g-1"><span>1</span>Facts</h3><ol start="1"><li id="g-1(1)"><strong>Names</strong> &amp; more</li></ol></div>',
    );
    expect(html('## 2.1 Facts')).toBe('<div><h3 id="g-2.1">2.1 Facts</h3></div>');
  });

  it('keeps HTML as text and loads nothing', () => {
    expect(html('<script>alert(1)</script>\n\na <b onclick="x">b</b>')).not.toMatch(/<(script|b)[ >]/);
    expect(html('![river](https://example.test/a.png)')).toBe(
      '<div><p><a href="https://example.test/a.png">river</a></p></div>',
    );
  });

  it('leads nowhere but to web addresses', () => {
    expect(html('[x](javascript:alert(1)) [y](/local) [z](https://example.test/)')).toBe(
      '<div><p>x y <a href="https://example.test/">z</a></p></div>',
    );
  });
});
