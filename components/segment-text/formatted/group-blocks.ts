import { type MarkdownBlock, type MarkdownLine } from '@/lib/text/markdown/markdown-line';

/** Blocks that stand in one list, item by item, or one after the other. */
export type BlockGroup =
  { kind: 'blocks'; blocks: MarkdownBlock[] } | { kind: 'list'; items: MarkdownBlock[][] };

/** Parts blocks wherever the number of quotes changes. */
export function groupByQuotes(
  lines: readonly MarkdownLine[],
  blocks: readonly MarkdownBlock[],
): { quotes: number; blocks: MarkdownBlock[] }[] {
  const found: { quotes: number; blocks: MarkdownBlock[] }[] = [];
  for (const block of blocks) {
    const { quotes } = lines[block.from]!;
    const run = found.at(-1);
    if (run?.quotes === quotes) run.blocks.push(block);
    else found.push({ quotes, blocks: [block] });
  }
  return found;
}

/** Gathers the items of lists, each with what goes on with it; what goes on with an item drawn before stands by itself. */
export function groupByList(lines: readonly MarkdownLine[], blocks: readonly MarkdownBlock[]): BlockGroup[] {
  const found: BlockGroup[] = [];
  for (const block of blocks) {
    const { kind, depth } = lines[block.from]!;
    const run = found.at(-1);
    if (kind === 'item' && run?.kind === 'list') run.items.push([block]);
    else if (kind === 'item') found.push({ kind: 'list', items: [[block]] });
    else if (depth > 0 && run?.kind === 'list') run.items.at(-1)!.push(block);
    else if (run?.kind === 'blocks') run.blocks.push(block);
    else found.push({ kind: 'blocks', blocks: [block] });
  }
  return found;
}
