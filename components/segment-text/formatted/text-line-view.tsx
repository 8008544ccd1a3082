import { type CSSProperties, memo } from 'react';
import { cx } from '@/components/ui/cx';
import { type MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { markedLine, sameMarks, type TextMark } from '../marked-text';

interface Props {
  text: string;
  line: MarkdownLine;
  marks: readonly TextMark[];
}

/** Headings of a text stand below the title of its pane. */
const FIRST_LEVEL = 3;

/** One line; drawn again only when its own marks look different. A line of syntax is drawn when a mark shows it. */
export const TextLineView = memo(
  function TextLineView({ text, line, marks }: Props) {
    const { kind, start, depth, nested = 1, level } = line;
    const shown = () => markedLine(text, line, marks);
    const bare = marks.some((mark) => mark.bare);
    if (kind === 'heading') {
      const Heading = `h${Math.min(6, FIRST_LEVEL + nested - 1)}` as 'h3';
      return (
        <Heading data-start={start} data-level={level} className="md-heading">
          {shown()}
        </Heading>
      );
    }
    if (kind === 'rule' && !bare) return <hr data-start={start} className="md-rule" />;
    if (kind === 'fence' && !bare) return null;
    if (kind === 'code' || kind === 'fence')
      return (
        <code data-start={start} className="block min-h-[1lh]">
          {shown()}
        </code>
      );
    return (
      <p
        data-start={start}
        className={cx('min-h-[1lh]', depth > 0 && (kind === 'item' ? 'md-item' : 'md-inside'))}
        style={depth > 0 ? ({ '--depth': depth } as CSSProperties) : undefined}
      >
        {shown()}
      </p>
    );
  },
  (a, b) => a.text === b.text && a.line === b.line && sameMarks(a.marks, b.marks),
);
