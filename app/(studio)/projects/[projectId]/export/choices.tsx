import { cx } from '@/components/ui/cx';

export interface ExportChoice {
  value: string;
  label: string;
}

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly ExportChoice[];
  className?: string;
  onChoose?: (value: string) => void;
}

/** A choice of one, the first unless another is made. */
export function Choices({ name, legend, options, className, onChoose }: ChoicesProps) {
  return (
    <fieldset className={cx('flex flex-col gap-2', className)}>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value} className="flex items-center gap-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
            onChange={onChoose && (() => onChoose(value))}
            className="size-4 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
