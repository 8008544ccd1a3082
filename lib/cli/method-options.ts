import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { type ParamField, paramFields } from '@/lib/consistency/param-fields';

/** One option for each parameter of any method that a person may set; two methods may share one. */
export function withMethodOptions(command: Command, methods: readonly Pick<Method, 'params'>[] = METHODS) {
  const fields = methods.flatMap(({ params }) => paramFields(params));
  for (const field of new Map(fields.map((field) => [field.flag, field])).values())
    command.addOption(optionOf(field));
  return command;
}

/** Without a default of its own: what nobody said is the method's to resolve. */
function optionOf(field: ParamField): Option {
  const { flag, option } = field;
  if (field.kind === 'switch') return new Option(flag, option);
  if (field.kind === 'judges') return new Option(`${flag} <runs>`, option).argParser(weightedRuns);
  const words = field.initial === null ? option : `${option} (${field.initial} unless said otherwise)`;
  if (field.kind === 'choice') return new Option(`${flag} <choice>`, words).choices(field.choices);
  return new Option(`${flag} <number>`, words).argParser((text) => numberOf(text, field));
}

/** A judge as the command line names it: by a run that judged so. */
export interface WeightedRun {
  runId: string;
  weight: number;
}

/** "RUN,RUN=2": runs with the weights of their judges, 1 where none is given. */
function weightedRuns(text: string): WeightedRun[] {
  return text.split(',').map((one) => {
    const [runId = '', weight = '1', ...more] = one.trim().split('=');
    if (runId === '' || more.length > 0 || !/^[1-9]\d{0,3}$/.test(weight))
      throw new InvalidArgumentError(
        'It has to be runs, each with a whole weight from 1 on if any: RUN,RUN=2.',
      );
    return { runId, weight: Number(weight) };
  });
}

function numberOf(text: string, { integer, min, max }: ParamField & { kind: 'number' }): number {
  const value = Number(text);
  const fits =
    text.trim() !== '' &&
    (integer ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
    value >= (min ?? -Infinity) &&
    value <= (max ?? Infinity);
  if (!fits)
    throw new InvalidArgumentError(`It has to be a ${integer ? 'whole ' : ''}number${bounds(min, max)}.`);
  return value;
}

const bounds = (min: number | null, max: number | null): string =>
  [min !== null && ` from ${min} on`, max !== null && ` up to ${max}`].filter(Boolean).join(',');
