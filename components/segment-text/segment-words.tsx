'use client';

import { Fragment, useMemo } from 'react';
import { isSyntax } from '@/lib/text/markdown/hidden-spans';
import { linePieces } from '@/lib/text/markdown/line-pieces';
import { type MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { plainLayout, readMarkdown } from '@/lib/text/markdown/read-markdown';
import { markedLine, NO_MARKS, type TextMark } from './marked-text';
import { marksByLine } from './marks-by-line';
import { visibleMarks } from './visible-marks';
import { usePlainText } from './text-layout';

interface Props {
  text: string;
  marks?: readonly TextMark[];
}

/** The words of a segment, which may be a piece of a list or a table: formatted, in elements that may stand in a line. */
export function SegmentWords({ text, marks = NO_MARKS }: Props) {
  const [plain] = usePlainText();
  const lines = useMemo(() => segmentLines(text, plain), [text, plain]);
  const dealt = useMemo(() => marksByLine(lines, visibleMarks(text, lines, marks)), [text, lines, marks]);
  return lines.map((line, at) => {
    const words = markedLine(text, line, dealt.get(at) ?? NO_MARKS);
    const hidden = isSilent(line) && !dealt.get(at)?.some(({ bare }) => bare);
    const after = text.slice(line.end, lines[at + 1]?.start ?? text.length);
    return (
      <Fragment key={line.start}>
        {line.kind === 'heading' || line.kind === 'head' ? <strong>{words}</strong> : words}
        {hidden ? <span hidden>{after}</span> : after}
      </Fragment>
    );
  });
}

/** The lines of a segment; as they are written where nothing would be seen of them otherwise. */
function segmentLines(text: string, plain: boolean): readonly MarkdownLine[] {
  if (plain) return plainLayout(text).lines;
  const { lines } = readMarkdown(text, { piece: true });
  return lines.some((line) => linePieces(text, line).some((piece) => !isSyntax(piece)))
    ? lines
    : plainLayout(text).lines;
}

const isSilent = ({ kind }: MarkdownLine): boolean =>
  kind === 'fence' || kind === 'dashes' || kind === 'rule';
