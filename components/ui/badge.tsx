import { type ReactNode } from 'react';
import { cx } from './cx';

export type Tone =
  | 'neutral'
  | 'accent'
  | 'danger'
  | 'prefilled'
  | 'confirmed'
  | 'changed'
  | 'needs'
  | 'hallucination'
  | 'knowledge'
  | 'logic'
  | 'other';

/** Colours of a tone: words, ground, edge. Literal class names, so that Tailwind finds them. */
const TONE: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2 border-line-strong',
  accent: 'bg-accent-soft text-accent border-accent-line',
  danger: 'bg-danger-soft text-danger border-danger-line',
  prefilled: 'bg-prefilled-soft text-prefilled border-prefilled-line',
  confirmed: 'bg-confirmed-soft text-confirmed border-confirmed-line',
  changed: 'bg-changed-soft text-changed border-changed-line',
  needs: 'bg-needs-soft text-needs border-needs-line',
  hallucination: 'bg-hallucination-soft text-hallucination border-hallucination-line',
  knowledge: 'bg-knowledge-soft text-knowledge border-knowledge-line',
  logic: 'bg-logic-soft text-logic border-logic-line',
  other: 'bg-other-soft text-other border-other-line',
};

interface Props {
  tone?: Tone;
  icon?: ReactNode;
  /** Dotted: said by a machine. */
  line?: 'solid' | 'dotted';
  className?: string;
  children: ReactNode;
}

/** A word or two about the state of something. Never the only sign: the icon and the words say it as well. */
export function Badge({ tone = 'neutral', icon, line = 'solid', className, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0',
        TONE[tone],
        line === 'dotted' && 'border-dotted',
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
