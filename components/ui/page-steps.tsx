import { LinkButton } from './link-button';

interface Props {
  label: string;
  /** Words for the pages before and after, and their addresses; null where there is none. */
  previous: { text: string; href: string | null };
  next: { text: string; href: string | null };
}

/** The ways to the page before and to the one after. */
export function PageSteps({ label, previous, next }: Props) {
  return (
    <nav aria-label={label} className="flex gap-2">
      {[previous, next].map(
        ({ text, href }) =>
          href !== null && (
            <LinkButton key={text} href={href}>
              {text}
            </LinkButton>
          ),
      )}
    </nav>
  );
}
