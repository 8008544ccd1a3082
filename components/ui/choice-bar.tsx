import { PageLink } from './page-link';
import { cx } from './cx';

interface Props {
  label: string;
  options: readonly { key: string; name: string; href: string; chosen: boolean }[];
}

/** One choice out of a few, each an address of its own. */
export function ChoiceBar({ label, options }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span aria-hidden className="text-ink-3">
        {label}
      </span>
      <ul className="flex flex-wrap gap-1">
        {options.map(({ key, name, href, chosen }) => (
          <li key={key}>
            <PageLink
              href={href}
              scroll={false}
              aria-current={chosen ? 'true' : undefined}
              className={cx(
                'flex h-7 items-center rounded-md border px-2.5 whitespace-nowrap hover:bg-hover',
                chosen ? 'border-accent bg-accent-soft font-medium text-ink' : 'border-line text-ink-2',
              )}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
