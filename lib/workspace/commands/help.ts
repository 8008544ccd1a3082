import { type HelpGroup } from './command';
import { COMMANDS, type WorkspaceCommand } from './commands';

/** A line of the help: what it says, below `workspace.key`, and the commands whose keys it names. */
export interface HelpLine {
  line: string;
  keys: ({ own: WorkspaceCommand } | { sign: string })[];
}

/** The order in which the help lists what belongs together; a line that is not named here comes last. */
const ORDER: Record<HelpGroup, readonly string[]> = {
  judge: ['move', 'accept'],
  segments: ['split', 'caret'],
  sample: ['undo', 'flag'],
  evidence: [
    'evidence',
    'sentence',
    'extend',
    'end',
    'otherEnd',
    'mark',
    'notFound',
    'drop',
    'take',
    'next',
    'find',
    'hit',
  ],
};

/** Every key by what it is for, as the table of commands has it. */
export const HELP = (Object.keys(ORDER) as HelpGroup[]).map((group) => ({
  name: group,
  lines: inOrder(linesOf(group), ORDER[group]),
}));

function linesOf(group: HelpGroup): HelpLine[] {
  const lines = new Map<string, HelpLine>();
  for (const [id, { own, sign, help }] of Object.entries(COMMANDS)) {
    if (help?.[0] !== group) continue;
    const line = lines.get(help[1]) ?? { line: help[1], keys: [] };
    line.keys.push(own === undefined ? { sign: sign ?? '' } : { own: id as WorkspaceCommand });
    lines.set(help[1], line);
  }
  return [...lines.values()];
}

function inOrder(lines: HelpLine[], order: readonly string[]): HelpLine[] {
  const index = ({ line }: HelpLine): number => (order.includes(line) ? order.indexOf(line) : order.length);
  return lines.toSorted((a, b) => index(a) - index(b));
}
