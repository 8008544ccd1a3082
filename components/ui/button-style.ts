import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'icon' | 'icon-sm';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-raised text-ink ring-1 ring-inset ring-line-strong hover:bg-hover hover:ring-control',
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink data-popup-open:bg-hover data-popup-open:text-ink',
  danger: 'bg-raised text-danger ring-1 ring-inset ring-danger-line hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 px-2.5 text-sm',
  md: 'h-8 gap-2 px-3 text-sm',
  icon: 'size-8',
  'icon-sm': 'size-7',
};

/** The look of a button, for whatever element carries it. */
export function buttonStyle(
  options: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {},
): string {
  return cx(
    'inline-flex shrink-0 cursor-default items-center justify-center rounded-md font-medium whitespace-nowrap select-none',
    'transition-colors duration-100 aria-disabled:opacity-55 disabled:opacity-55 data-disabled:opacity-55',
    'aria-disabled:pointer-events-none disabled:pointer-events-none',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[options.variant ?? 'secondary'],
    SIZES[options.size ?? 'md'],
    options.className,
  );
}
