import type { Command } from 'commander';
import * as backup from './backup';
import * as endpoint from './endpoint';
import * as prefill from './prefill';
import * as evaluate from './evaluate';
import * as exportCommand from './export';
import * as importCommand from './import';
import * as move from './move';
import * as project from './project';
import * as restore from './restore';
import * as runs from './runs';
import * as sampleProject from './sample-project';
import * as setupLink from './setup-link';
import * as user from './user';

/** Every command, one file each; a file exports `register(program)`. */
export const COMMANDS: { register(program: Command): void }[] = [
  user,
  project,
  importCommand,
  prefill,
  runs,
  exportCommand,
  evaluate,
  endpoint,
  backup,
  restore,
  move,
  setupLink,
  sampleProject,
];
