import * as prefill from './prefill';
import type { Command } from 'commander';

/** Every command, one file each; a file exports `register(program)`. */
export const COMMANDS: { register(program: Command): void }[] = [prefill];
