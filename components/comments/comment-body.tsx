import { Fragment } from 'react';
import { WebLink } from '@/components/markdown/inline';
import { type Mentionable, parts } from '@/lib/comment/mentions';

const ADDRESS = /(https?:\/\/[^\s<>"'，。；：！？、（）《》“”]+)/;

/** The words of a comment: people mentioned stand out, web addresses are links, everything else is text. */
export function CommentBody({ body, people }: { body: string; people: readonly Mentionable[] }) {
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {parts(body, people).map((piece, index) =>
        'mention' in piece ? (
          <span key={index} className="font-medium text-accent">
            @{piece.name ?? '?'}
          </span>
        ) : (
          <Fragment key={index}>
            {piece.text.split(ADDRESS).map((part, at) =>
              at % 2 === 1 ? (
                <WebLink key={at} href={part}>
                  {part}
                </WebLink>
              ) : (
                part
              ),
            )}
          </Fragment>
        ),
      )}
    </p>
  );
}
