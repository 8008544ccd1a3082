import { type HelpGroup } from './command';
import { COMMANDS } from './commands';

/** A line of the help: what it says, below `workspace.key`, and the commands whose keys it names. */
export interface HelpLine {
  line: string;
  commands: string[];
}

/** Every key by what it is for, in the order of the table of commands. */
export const HELP: readonly { name: HelpGroup; lines: HelpLine[] }[] = groups();

function groups(): { name: HelpGroup; lines: HelpLine[] }[] {
  const all = new Map<HelpGroup, Map<string, HelpLine>>();
  for (const [id, { help }] of Object.entries(COMMANDS)) {
    if (!help) continue;
    const [name, line] = help;
    const lines = all.get(name) ?? new Map<string, HelpLine>();
    const { commands } = lines.get(line) ?? { commands: [] };
    all.set(name, lines.set(line, { line, commands: [...commands, id] }));
  }
  return [...all].map(([name, lines]) => ({ name, lines: [...lines.values()] }));
}
