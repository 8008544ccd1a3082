import { type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { type Clause } from '@/lib/guideline/clause';
import { type GuidelineOutline } from '@/lib/guideline/outline';
import { Inline } from './inline';

interface Props {
  outline: GuidelineOutline;
  /** Begins the ids of clauses' elements, so that they can be found. */
  anchor: string;
  /** The clause that stands out, if one does. */
  current?: string | null;
  /** What stands behind the title of a clause. */
  atHeading?: (clause: Clause) => ReactNode;
}

/** The id of a clause's element. */
export const clauseAnchor = (anchor: string, id: string): string => `${anchor}-${id}`;

/** Markdown as elements: HTML in it stays the text that it is, and nothing is loaded from anywhere. */
export function Markdown(props: Props) {
  return (
    <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      <Blocks tokens={props.outline.tokens} {...props} />
    </div>
  );
}

function Blocks({ tokens, ...props }: Props & { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} {...props} />);
}

function Block({ token, ...props }: Props & { token: Token }): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading token={token as Tokens.Heading} {...props} />;
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens ?? []} />
        </p>
      );
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : <Inline tokens={[token]} />;
    case 'list':
      return <List token={token as Tokens.List} {...props} />;
    case 'blockquote':
      return (
        <blockquote className="border-l-2 border-line-strong pl-3 text-ink-2">
          <Blocks {...props} tokens={token.tokens ?? []} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-sm bg-sunken px-3 py-2 text-sm">
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'table':
      return <Grid token={token as Tokens.Table} />;
    case 'hr':
      return <hr className="border-line" />;
    case 'html':
      return <p className="whitespace-pre-wrap">{token.raw.trimEnd()}</p>;
    default:
      return null; // blank lines and definitions of links
  }
}

function Heading({ token, outline, anchor, current, atHeading }: Props & { token: Tokens.Heading }) {
  const clause = outline.clauseAt.get(token);
  const rank = Math.min(6, token.depth + 1);
  const Tag = `h${rank}` as 'h2';
  const counted = clause && !token.text.replace(/^§\s?/, '').startsWith(clause.id);
  return (
    <Tag
      id={clause && clauseAnchor(anchor, clause.id)}
      data-current={(clause && clause.id === current) || undefined}
      className={`${SIZES[token.depth] ?? 'text-base'} -mx-2 scroll-mt-2 rounded-sm px-2 pt-1 font-semibold data-current:bg-selected-soft`}
    >
      {counted && <span className="num mr-2 font-normal text-ink-3">{clause.id}</span>}
      <Inline tokens={token.tokens} />
      {clause && atHeading?.(clause)}
    </Tag>
  );
}

const SIZES: Record<number, string> = { 1: 'text-xl', 2: 'text-lg' };

function List({ token, ...props }: Props & { token: Tokens.List }) {
  const items = token.items.map((item, index) => {
    const clause = props.outline.clauseAt.get(item);
    return (
      <li
        key={index}
        id={clause && clauseAnchor(props.anchor, clause.id)}
        data-current={(clause && clause.id === props.current) || undefined}
        className="-mx-2 scroll-mt-2 rounded-sm px-2 data-current:bg-selected-soft"
      >
        {item.tokens.map((inner, at) => (
          <Fragment key={at}>
            <Block {...props} token={inner} />
            {at === 0 && clause && props.atHeading?.(clause)}
          </Fragment>
        ))}
      </li>
    );
  });
  return token.ordered ? (
    <ol start={token.start === '' ? 1 : token.start} className="list-decimal space-y-1 pl-6">
      {items}
    </ol>
  ) : (
    <ul className="list-disc space-y-1 pl-6">{items}</ul>
  );
}

function Grid({ token }: { token: Tokens.Table }) {
  const cell = 'border-b border-line px-2 py-1 text-left align-top';
  return (
    <div className="relative overflow-x-auto">
      <table className="text-sm">
        <thead>
          <tr>
            {token.header.map(({ tokens }, index) => (
              <th key={index} scope="col" className={`${cell} font-medium`}>
                <Inline tokens={tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>
              {row.map(({ tokens }, at) => (
                <td key={at} className={cell}>
                  <Inline tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
