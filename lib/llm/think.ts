const BLOCK = /<(think|thinking|reasoning)>([\s\S]*?)<\/\1>/gi;
/** Some servers leave the opening tag out: the template has put it into the prompt. */
const ONLY_CLOSED = /^([\s\S]*?)<\/(?:think|thinking|reasoning)>/i;

/** Parts a reply from the reasoning blocks that some models write into it. */
export function splitReasoning(content: string): { text: string; reasoning: string } {
  const blocks = [...content.matchAll(BLOCK)].map(([, , inside]) => inside!.trim());
  const rest = content.replace(BLOCK, '');
  const closed = ONLY_CLOSED.exec(rest);
  if (!closed) return { text: rest.trim(), reasoning: blocks.join('\n\n') };
  return {
    text: rest.slice(closed[0].length).trim(),
    reasoning: [closed[1]!.trim(), ...blocks].join('\n\n'),
  };
}
