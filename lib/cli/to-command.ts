import { Argument, Command, Option } from 'commander';
import { fieldSchemas, fromText, isNested } from '@/lib/operation/from-text';
import { methodAndPath, type Operation, pathNames } from '@/lib/operation/operation';

/** What a command line gives for an operation: fields by their names, as text. */
type Texts = Record<string, string | undefined>;

/**
 * The command of an operation. `projectId` becomes --project (an id or a name), every other name of the path an argument
 * ("runId": <run>), what is left of the input an option (`endpointId`: --endpoint-id).
 */
export function toCommand(
  operation: Operation,
  run: (input: Record<string, unknown>) => Promise<void>,
): Command {
  const command = new Command(operation.name.split('.')[1]).description(operation.summary);
  const fields = fieldSchemas(operation.input);
  const places = pathNames(methodAndPath(operation).path).filter((name) => name !== 'projectId');
  for (const name of places) command.addArgument(new Argument(`<${name.replace(/Id$/, '')}>`));
  for (const [name, schema] of Object.entries(fields))
    if (!places.includes(name)) command.addOption(optionOf(operation, name, schema));
  return command.action(async (...passed: unknown[]) => {
    const options = command.opts<Texts>();
    const texts: Texts = { ...options, projectId: options.project };
    for (const [at, name] of places.entries()) texts[name] = passed[at] as string;
    const given = Object.keys(fields).flatMap((name) => {
      const text = texts[name];
      return text === undefined ? [] : [[name, text] as const];
    });
    await run(fromText(operation.input, given));
  });
}

function optionOf({ input }: Operation, name: string, schema: { enum?: unknown[] }): Option {
  if (name === 'projectId')
    return new Option('--project <project>', 'id or name of the project').makeOptionMandatory();
  const field = input.shape[name];
  const option = new Option(
    `--${inDashes(name)} <${isNested(schema) ? 'json' : 'value'}>`,
    field?.description ?? '',
  );
  if (schema.enum?.every((each) => typeof each === 'string')) option.choices(schema.enum as string[]);
  return field?.safeParse(undefined).success ? option : option.makeOptionMandatory();
}

const inDashes = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
