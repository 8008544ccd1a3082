import { type ComponentProps } from 'react';
import { cx } from './cx';

/**
 * A plain table in a frame that scrolls sideways by itself; the frame is positioned, so that words for screen readers alone do
 * not widen the page. For server-paged lists use components/data-table.
 */
export function Table({ className, 'aria-label': label, ...rest }: ComponentProps<'table'>) {
  return (
    <div
      // A group and no landmark: the section around it is one, often by the same name.
      role="group"
      aria-label={label}
      // Scrolls sideways on narrow screens, so the keyboard must reach it.
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table
        {...rest}
        aria-label={label}
        className={cx('w-full border-collapse text-left text-sm', className)}
      />
    </div>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead {...props} className={cx('border-b border-line bg-canvas', props.className)} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} className={cx('divide-y divide-line', props.className)} />;
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr {...props} />;
}

interface Figures {
  /** A column of figures: the header and every cell of it say so, and stand at its right. */
  numeric?: boolean;
}

export function TableHeader({ numeric, ...props }: ComponentProps<'th'> & Figures) {
  return (
    <th
      scope="col"
      {...props}
      className={cx(
        'h-8 px-3 text-xs font-medium whitespace-nowrap text-ink-3',
        numeric && 'text-right',
        props.className,
      )}
    />
  );
}

export function TableCell({ numeric, ...props }: ComponentProps<'td'> & Figures) {
  return (
    <td {...props} className={cx('px-3 py-1.5 align-middle', numeric && 'num text-right', props.className)} />
  );
}
