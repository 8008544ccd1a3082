import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';

interface Props {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  min: number;
  max: number;
  /** Absent: may stay empty. */
  value?: number | null;
  optional?: boolean;
}

/** A whole number. */
export function NumberField({ name, label, hint, error, min, max, value, optional }: Props) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      <Input
        name={name}
        min={min}
        max={max}
        type="number"
        inputMode="numeric"
        step={1}
        required={!optional}
        defaultValue={value ?? ''}
        className="w-28"
      />
    </Field>
  );
}
