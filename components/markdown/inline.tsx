import { type Token } from 'marked';
import { type ReactNode } from 'react';
import { webAddress } from '@/lib/text/web-address';

/** Words within a block. Links lead to web addresses only; a picture is a link to itself. */
export function Inline({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <One key={index} token={token} />);
}

function One({ token }: { token: Token }): ReactNode {
  const inner = 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} /> : null;
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold">{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'codespan':
      return <code className="rounded-sm bg-sunken px-1 text-[0.92em]">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <WebLink href={token.href}>{inner ?? token.text}</WebLink>;
    case 'image':
      return <WebLink href={token.href}>{token.text || token.href}</WebLink>;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'html':
      return token.raw;
    default:
      return inner ?? ('text' in token ? unescaped(String(token.text)) : token.raw);
  }
}

/** A link to a web address; any other address stays text. */
export function WebLink({ href, children }: { href: unknown; children: ReactNode }) {
  const address = typeof href === 'string' ? webAddress(href) : null;
  if (!address) return children;
  return (
    <a
      href={address}
      rel="noreferrer"
      target="_blank"
      className="rounded-sm text-accent underline decoration-accent-line underline-offset-3 hover:decoration-accent"
    >
      {children}
    </a>
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The five characters that Markdown lets an author write by name; React escapes them again. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
