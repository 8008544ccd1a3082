import { type ReactNode, type Ref } from 'react';

interface Props {
  title: ReactNode;
  /** What the scrolling text is called. */
  label: string;
  language: string;
  /** Controls at the right of the title. */
  controls?: ReactNode;
  /** A line at the foot, such as what a mode asks for; there it moves no text. */
  below?: ReactNode;
  scrollRef: Ref<HTMLDivElement>;
  /** Id of what scrolls. */
  boxId?: string;
  /** Lies over the right edge of what scrolls. */
  rail?: ReactNode;
  children: ReactNode;
}

/**
 * One pane of text: a title line, and prose that scrolls and can be reached by Tab to be scrolled. The scroller has a ground
 * of its own: the browser then keeps it as a layer, and moves it without painting.
 */
export function Pane({ title, label, language, controls, below, scrollRef, boxId, rail, children }: Props) {
  return (
    <section aria-label={label} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-clip bg-surface">
      <header className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-0.5">
        <h2 className="text-xs font-medium whitespace-nowrap text-ink-3">{title}</h2>
        {controls}
      </header>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={scrollRef}
          id={boxId}
          role="group"
          aria-label={label}
          tabIndex={0}
          data-scrolls
          lang={language}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-edges contain-strict px-4 py-3 -outline-offset-2"
        >
          <div className="reading mx-auto">{children}</div>
        </div>
        {rail}
      </div>
      {below}
    </section>
  );
}
