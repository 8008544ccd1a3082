/** How models mark what they think aloud: most of them, Magistral's template, Kimi-VL's. */
const NAME = '(?:think|thinking|reasoning|thought|seed:think)';
const TAG = new RegExp(`<${NAME}>|\\[THINK\\]|◁think▷|(</${NAME}>|\\[/THINK\\]|◁/think▷)`, 'gi');

interface Split {
  text: string;
  reasoning: string;
  /** A block was opened and never closed: the reply was cut before it began. */
  open: boolean;
}

/**
 * Parts a reply from the reasoning blocks that some models write into it. What stands before a closing tag alone is
 * reasoning too: the template has put the opening one into the prompt. A reply that is JSON as it stands is left alone.
 */
export function splitReasoning(content: string): Split {
  const blocks: string[] = [];
  let text = '';
  let from = 0;
  let depth = 0;
  for (const { 0: tag, 1: closing, index } of content.matchAll(TAG)) {
    if (depth === 0 && isJson(content.slice(from))) break;
    const before = content.slice(from, index);
    if (depth === 0 && !closing) text += before;
    else if (depth <= 1 && closing) {
      blocks.push(depth === 0 ? text + before : before);
      if (depth === 0) text = '';
    }
    const nested = depth > 1 || (depth === 1 && !closing);
    depth = Math.max(0, depth + (closing ? -1 : 1));
    if (!nested) from = index + tag.length;
  }
  const rest = content.slice(from);
  const open = depth > 0;
  const reasoning = [...blocks, ...(open ? [rest] : [])].map((block) => block.trim()).filter(Boolean);
  return { text: (open ? text : text + rest).trim(), reasoning: reasoning.join('\n\n'), open };
}

/** A tag within a string of JSON is part of what is quoted. */
function isJson(text: string): boolean {
  const bare = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/i, '$1');
  if (!/^[[{]/.test(bare)) return false;
  try {
    JSON.parse(bare);
    return true;
  } catch {
    return false;
  }
}
