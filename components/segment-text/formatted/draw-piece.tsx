import { type ReactNode } from 'react';
import { type TextPiece } from '@/lib/text/markdown/inline/text-piece';
import './markdown.css';
import { PictureSign } from './picture-sign';

/** The words of a piece as it looks. Links lead nowhere and pictures are not fetched: where they are is told on hovering. */
export function drawPiece(piece: TextPiece, key: number, words: string, bare: boolean): ReactNode {
  const { role, style } = piece;
  if (bare && role !== 'words')
    return (
      <span key={key} className="md-bare">
        {words}
      </span>
    );
  switch (role) {
    case 'syntax':
      return <Hidden key={key}>{words}</Hidden>;
    case 'picture':
      return (
        <PictureSign key={key} target={style.picture ?? ''}>
          <Hidden>{words}</Hidden>
        </PictureSign>
      );
    case 'bullet':
      return (
        <span key={key} className="md-bullet">
          <Hidden>{words}</Hidden>
        </span>
      );
    case 'number':
    case 'edge':
      return (
        <span key={key} className={role === 'number' ? 'md-number' : 'md-edge'}>
          {words}
        </span>
      );
    case 'words':
      return <Words key={key} {...style} words={words} />;
  }
}

const Hidden = ({ children }: { children: string }) => <span hidden>{children}</span>;

function Words({ words, bold, italic, strike, code, link, picture }: TextPiece['style'] & { words: string }) {
  let drawn: ReactNode = words;
  if (code) drawn = <code className="md-code">{drawn}</code>;
  if (strike) drawn = <del>{drawn}</del>;
  if (italic) drawn = <em>{drawn}</em>;
  if (bold) drawn = <strong>{drawn}</strong>;
  if (picture !== undefined) drawn = <span className="md-alt">{drawn}</span>;
  if (link !== undefined)
    drawn = (
      <span className="md-link" title={link}>
        {drawn}
      </span>
    );
  return drawn;
}
