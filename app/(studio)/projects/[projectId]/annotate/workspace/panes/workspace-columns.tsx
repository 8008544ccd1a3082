'use client';

import { useTranslations } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { Skeleton } from '@/components/ui/skeleton';

interface Columns {
  /** The answer as a list of segments, with what is done to them. */
  answer: ReactNode;
  reference: ReactNode;
}

interface Props extends Columns {
  /** Shown to the right of both, or over the answer where there is no room. */
  sidebar: ReactNode;
}

/**
 * The answer and the reference, always both: side by side, or on a narrow screen the reference above the answer. The border between
 * them can be moved and is remembered.
 */
export function WorkspaceColumns({ sidebar, ...columns }: Props) {
  const room = useLayout();
  // The layout measures itself on mount, so its columns must be there by then.
  const [framed, setFramed] = useState(false);
  const frame = useCallback((element: HTMLElement | null) => {
    if (element) setFramed(true);
  }, []);
  if (room === null) return <ColumnSkeleton />;
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 justify-center bg-canvas">
      <div ref={frame} className="flex min-h-0 max-w-480 min-w-0 flex-1 flex-col">
        <Filling value={framed ? columns : EMPTY}>{room === 'wide' ? <SideBySide /> : <Stacked />}</Filling>
      </div>
      {sidebar}
    </div>
  );
}

/** The columns' content bypasses the layout, which then does not render at every key. */
const EMPTY: Columns = { answer: null, reference: null };
const Filling = createContext(EMPTY);

const Slot = ({ column }: { column: keyof Columns }) => useContext(Filling)[column];

function SideBySide() {
  const layout = useDefaultLayout({ id: 'workspace-columns', storage: localStorage });
  return (
    <Group id="workspace-columns" orientation="horizontal" {...layout} className="min-h-0 flex-1">
      <Column id="answer" size="46%" least="28%" />
      <Border />
      <Column id="reference" size="54%" least="28%" />
    </Group>
  );
}

function Stacked() {
  const layout = useDefaultLayout({ id: 'workspace-stacked', storage: localStorage });
  return (
    <Group id="workspace-stacked" orientation="vertical" {...layout} className="min-h-0 flex-1">
      <Column id="reference" size="45%" least="6rem" />
      <Border />
      <Column id="answer" size="55%" least="10rem" />
    </Group>
  );
}

function Column({ id, size, least }: { id: keyof Columns; size: string; least: string }) {
  return (
    <Panel id={id} defaultSize={size} minSize={least} className="flex min-h-0 min-w-0">
      <Slot column={id} />
    </Panel>
  );
}

function Border() {
  const t = useTranslations('workspace');
  return (
    <Separator
      aria-label={t('resize')}
      className="shrink-0 bg-line outline-offset-0 transition-colors duration-100 aria-[orientation=horizontal]:h-px aria-[orientation=vertical]:w-px data-[separator=active]:bg-accent data-[separator=hover]:bg-accent max-[899px]:aria-[orientation=horizontal]:h-1"
    />
  );
}

/** Holds the place until the size of the screen is known. */
function ColumnSkeleton() {
  return (
    <div aria-hidden className="grid min-h-0 flex-1 grid-cols-1 gap-px bg-line min-[900px]:grid-cols-2">
      {[0, 1].map((column) => (
        <div key={column} className="flex flex-col gap-3 bg-surface p-4">
          {WIDTHS.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['w-[88%]', 'w-[96%]', 'w-[72%]', 'w-[92%]', 'w-[60%]'];

const NARROW = '(max-width: 899.98px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Null on the server and until hydration, where nothing is known of the screen. */
function useLayout(): 'wide' | 'narrow' | null {
  return useSyncExternalStore<'wide' | 'narrow' | null>(
    subscribe,
    () => (window.matchMedia(NARROW).matches ? 'narrow' : 'wide'),
    () => null,
  );
}
