import { unescapeCell } from './escapes';
import type { XmlAttributes } from './xml';

/**
 * The text of a shared or inline string, which may stand in runs of different fonts. How characters are pronounced (phonetic runs) is
 * left out. As in Excel, white space at its ends counts only where xml:space says so; between runs it always does.
 */
export class RunText {
  private text = '';
  private phonetic = 0;
  private inside = false;
  private keeps = false;
  private keepsStart: boolean | null = null;

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'rPh') this.phonetic += 1;
    if (name !== 't' || this.phonetic > 0) return;
    this.inside = true;
    this.keeps = attributes['xml:space'] === 'preserve';
    this.keepsStart ??= this.keeps;
  }

  add(text: string): void {
    if (this.inside) this.text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.phonetic -= 1;
    if (name === 't') this.inside = false;
  }

  get length(): number {
    return this.text.length;
  }

  /** What was collected since the last time. */
  take(): string {
    let { text } = this;
    if (this.keepsStart !== true) text = text.replace(/^[ \t\r\n]+/, '');
    if (!this.keeps) text = withoutEnd(text);
    this.text = '';
    this.keeps = false;
    this.keepsStart = null;
    return unescapeCell(text);
  }
}

/** White space of XML alone: a full-width space belongs to the text. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
