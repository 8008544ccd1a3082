import { type Command, InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { endpointSchema } from '@/lib/llm/endpoint';
import { type Extra, extraBodySchema, extraHeadersSchema } from '@/lib/llm/settings/extra';

/** What a command line says of the way to a model and of what it is sent beside. */
export interface ModelOptions {
  apiVersion?: string;
  proxy?: string;
  extraBody?: Extra['extraBody'];
  extraHeader?: Extra['extraHeaders'];
}

/** The options of these settings, each checked as the screen checks it. */
export function withModelOptions(command: Command): Command {
  const { apiVersion, proxy } = endpointSchema.shape;
  return command
    .option('--api-version <version>', 'sent as api-version, for deployments of Azure: 2024-10-21', (text) =>
      read(apiVersion, text),
    )
    .option('--proxy <url>', 'HTTP proxy that calls go through: http://proxy.example:3128', (text) =>
      read(proxy, text),
    )
    .option('--extra-body <json>', 'sent with every request: \'{"enable_thinking": false}\'', (text) =>
      read(extraBodySchema, parsed(text)),
    )
    .option(
      '--extra-header <header>',
      "'Name: value', sent with every request; may be given again",
      (text, before: Extra['extraHeaders']) => read(extraHeadersSchema, { ...before, ...header(text) }),
    );
}

/** The settings of a model among the options. */
export const extraOf = ({ extraBody, extraHeader }: ModelOptions): Extra => ({
  ...(extraBody && { extraBody }),
  ...(extraHeader && { extraHeaders: extraHeader }),
});

/** The value, or what is wrong with it: of an object, with the names that are. */
function read<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const faults = error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new InvalidArgumentError(`${faults.join('; ')}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It has to be a JSON object.');
  }
}

function header(text: string): Record<string, string> {
  const at = text.indexOf(':');
  if (at < 1) throw new InvalidArgumentError("It has to be 'Name: value'.");
  return { [text.slice(0, at).trim()]: text.slice(at + 1).trim() };
}
