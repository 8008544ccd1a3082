const NAMES = 'think|thinking|thought|reasoning';
const BLOCK = new RegExp(`<(${NAMES})>([\\s\\S]*?)</\\1>`, 'gi');
/** Some servers leave the opening tag out: the template has put it into the prompt. */
const ONLY_CLOSED = new RegExp(`^([\\s\\S]*?)</(?:${NAMES})>`, 'i');
/** A tag within JSON is a word of the text. */
const ONLY_OPENED = new RegExp(`^([^{]*?)<(?:${NAMES})>([\\s\\S]*)$`, 'i');

interface Split {
  text: string;
  reasoning: string;
  /** A block was opened and never closed: the reply was cut before it began. */
  open: boolean;
}

/** Parts a reply from the reasoning blocks that some models write into it. */
export function splitReasoning(content: string): Split {
  const blocks = [...content.matchAll(BLOCK)].map(([, , inside]) => inside!.trim());
  const rest = content.replace(BLOCK, '');
  const closed = ONLY_CLOSED.exec(rest);
  if (closed) {
    const reasoning = [closed[1]!.trim(), ...blocks].join('\n\n');
    return { text: rest.slice(closed[0].length).trim(), reasoning, open: false };
  }
  const opened = ONLY_OPENED.exec(rest);
  if (!opened) return { text: rest.trim(), reasoning: blocks.join('\n\n'), open: false };
  const reasoning = [...blocks, opened[2]!.trim()].filter(Boolean).join('\n\n');
  return { text: opened[1]!.trim(), reasoning, open: true };
}
