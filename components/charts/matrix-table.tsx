import { PageLink } from '@/components/ui/page-link';
import { type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

interface MatrixCell {
  /** What is read in it; colour only repeats it. */
  text: string;
  /** 0 to 1: how dark. */
  share: number;
  /** Said of it to who does not see where it stands. */
  label: string;
  /** The list of what is behind it. */
  href?: string;
  /** A thicker edge, as on a diagonal. */
  marked?: boolean;
}

interface Props {
  label: string;
  /** What the two sides are; the corner says both. */
  corner: ReactNode;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (MatrixCell | null)[] }[];
}

/** Darkest shade in per cent: text on it keeps its contrast in both themes. */
const DARKEST = 42;

/** A matrix whose cells read as numbers, are shaded by size, and open what is behind them. Scrolls by itself. */
export function MatrixTable({ label, corner, columns, rows }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line"
    >
      <table aria-label={label} className="border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left text-xs font-normal text-ink-3">
              {corner}
            </th>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                // As wide as its longest word: a line breaks between words alone.
                className="w-24 px-1.5 py-1.5 text-xs font-medium text-ink-2"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className="px-3 text-left font-medium whitespace-nowrap text-ink-2">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column]} className="border border-line p-0">
                  {cell && <Shaded {...cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Shaded({ text, share, label, href, marked = false }: MatrixCell) {
  const style = {
    backgroundColor: `color-mix(in oklab, var(--color-accent) ${Math.round(share * DARKEST)}%, var(--color-surface))`,
  };
  const look = cx(
    'num flex h-9 min-w-12 items-center justify-center px-2 text-ink -outline-offset-2',
    marked && 'font-semibold',
  );
  return href ? (
    <PageLink
      href={href}
      title={label}
      aria-label={label}
      style={style}
      className={cx(look, 'hover:underline')}
    >
      {text}
    </PageLink>
  ) : (
    <span title={label} style={style} className={look}>
      {text}
    </span>
  );
}
