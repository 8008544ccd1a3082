'use client';

import { useMemo } from 'react';
import { useKept } from '@/components/ui/use-kept';
import { type MarkdownLayout } from '@/lib/text/markdown/markdown-line';
import { plainLayout, readMarkdown } from '@/lib/text/markdown/read-markdown';

const KEY = 'plain-text';
/** As many texts as are looked at together. */
const KEPT = 4;
let last: { text: string; plain: boolean; layout: MarkdownLayout }[] = [];

/** How a text is laid out, formatted or as it is written; the last texts' layouts are remembered. */
function textLayout(text: string, plain: boolean): MarkdownLayout {
  const known = last.find((one) => one.text === text && one.plain === plain);
  if (known) return known.layout;
  const layout = plain ? plainLayout(text) : readMarkdown(text);
  last = [{ text, plain, layout }, ...last].slice(0, KEPT);
  return layout;
}

/** Whether texts are shown as they are written, signs of Markdown and all; a choice of the person in this browser. */
export const usePlainText = (): ReturnType<typeof useKept> => useKept(KEY);

/** How a text is laid out, as the person wants to see it. */
export function useTextLayout(text: string): MarkdownLayout {
  const [plain] = usePlainText();
  return useMemo(() => textLayout(text, plain), [text, plain]);
}

/** The same outside of React. */
export const shownLayout = (text: string): MarkdownLayout =>
  textLayout(text, localStorage.getItem(KEY) === 'yes');
