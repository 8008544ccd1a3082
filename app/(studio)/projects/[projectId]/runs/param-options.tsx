'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import { Select } from '@/components/ui/form/select';
import type { ParamField } from '@/lib/consistency/param-fields';
import { messageOr } from '@/lib/i18n/message-or';
import { type JudgeOption, JudgeOptions } from './judge-options';
import { paramName } from './read-fields';

interface Props {
  method: string;
  /** Parameters of the method that a person may set. */
  fields: readonly ParamField[];
  /** What is wrong with what stands at a path of the order. */
  error(path: string): string | undefined;
  /** For a method that counts votes: whose can be counted. */
  judges?: readonly JudgeOption[];
  /** Before the names of the fields, where a form has several methods. */
  of?: string;
  /** Something was chosen, of which a field tells no change itself. */
  onChoose?(): void;
}

/** The parameters of a method that a person may set, one below the other. */
export function ParamOptions({ method, fields, error, judges, of, onChoose }: Props) {
  return fields.map((field) => (
    <ParamOption
      key={field.key}
      method={method}
      field={field}
      error={error(`params.${field.key}`)}
      judges={judges ?? []}
      of={of}
      onChoose={onChoose}
    />
  ));
}

/** One of them: a choice stands at the method's own value, and a number left empty means it, which is said. */
function ParamOption({
  method,
  field,
  error,
  judges,
  of,
  onChoose,
}: {
  method: string;
  field: ParamField;
  error?: string;
  judges: readonly JudgeOption[];
  of?: string;
  onChoose?(): void;
}) {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  const name = paramName(field, of);
  const words = (key: string, other: string): string =>
    messageOr(m, `${method}.params.${field.key}.${key}`, other);
  const label = words('label', field.key);
  const hint = words('hint', '');
  if (field.kind === 'switch')
    return (
      <OptionLine control={<Checkbox name={name} onCheckedChange={onChoose} />} label={label} hint={hint} />
    );
  if (field.kind === 'judges')
    return <JudgeOptions param={field.key} label={label} hint={hint} error={error} judges={judges} />;
  const { initial } = field;
  const choice = (value: string): string =>
    messageOr(m, `${method}.params.${field.key}.choices.${value}`, value);
  const saysEmpty = field.kind === 'number' && initial !== null;
  return (
    <Field
      label={label}
      name={name}
      error={error}
      hint={saysEmpty ? t('hintAndEmpty', { hint, value: String(initial) }) : hint}
    >
      {field.kind === 'number' ? (
        <Input
          name={name}
          type="number"
          min={field.min ?? undefined}
          max={field.max ?? undefined}
          step={field.integer ? 1 : 'any'}
          className="w-32"
        />
      ) : (
        <Select
          name={name}
          onValueChange={onChoose}
          options={field.choices.map((value) => ({ value, label: choice(value) }))}
          defaultValue={initial === null ? null : String(initial)}
          className="w-full max-w-2xl"
        />
      )}
    </Field>
  );
}
