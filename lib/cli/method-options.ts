import type { Command } from 'commander';
import { METHODS } from '@/lib/consistency/methods/registry';
import { paramFields } from '@/lib/consistency/param-fields';

/** One option for each parameter of any method that a person may set; two methods may share one. */
export function withMethodOptions(command: Command): Command {
  const fields = new Map(
    METHODS.flatMap(({ params }) => paramFields(params)).map((field) => [field.flag, field]),
  );
  for (const { flag, description } of fields.values()) command.option(flag, description);
  return command;
}
