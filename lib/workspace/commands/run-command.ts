import { type WorkspaceState } from '../state/state';
import { type Command, type CommandHost, type Condition } from './command';
import { COMMANDS } from './commands';

/** The first condition of a command that does not hold; null where it can do something. */
export const obstacleTo = ({ when = [] }: Command, workspace: WorkspaceState): Condition | null =>
  when.find(({ holds }) => !holds(workspace)) ?? null;

/** Whether a command can do something: its button is enabled, and the palette has it. */
export const isEnabled = (id: string, workspace: WorkspaceState): boolean => {
  const command = COMMANDS[id];
  return command !== undefined && obstacleTo(command, workspace) === null;
};

/** Runs a command, whichever key or button asked for it; where it can do nothing, says why. */
export function runCommand(id: string, host: CommandHost): void {
  const command = COMMANDS[id];
  if (!command) return;
  const obstacle = obstacleTo(command, host.workspace);
  if (!obstacle) return command.run(host);
  if (obstacle.otherwise !== undefined) host.dispatch({ kind: 'say', key: obstacle.otherwise });
  host.restoreFocus();
}
