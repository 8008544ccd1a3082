'use client';

import { Tabs } from '@base-ui/react/tabs';
import { useTranslations } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { Skeleton } from '@/components/ui/skeleton';

export type PaneName = 'answer' | 'segments' | 'reference';
type Panes = Record<PaneName, ReactNode>;

interface Props extends Panes {
  /** The one that is seen where only one fits. */
  front: PaneName;
  onFront(pane: PaneName): void;
  /** Shown to the right of all of them. */
  sidebar: ReactNode;
}

/** Three panes side by side, two, or one at a time, as the screen allows; the borders can be moved and are remembered. */
export function WorkspacePanes({ front, onFront, sidebar, ...panes }: Props) {
  const room = useLayout();
  // The layout measures itself on mount, so its panes must be there by then.
  const [framed, setFramed] = useState(false);
  const frame = useCallback((element: HTMLElement | null) => {
    if (element) setFramed(true);
  }, []);
  // The longest text renders a moment later, so that opening a sample causes no long task.
  const whole = useDeferredValue(framed);
  if (room === null) return <PaneSkeleton />;
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1">
      <div ref={frame} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <Filling value={!framed ? EMPTY : whole ? panes : { ...panes, reference: null }}>
          {room === 'wide' && <Wide />}
          {room === 'medium' && <Medium />}
          {room === 'narrow' && <Narrow front={front} onFront={onFront} />}
        </Filling>
      </div>
      {sidebar}
    </div>
  );
}

/** The panes' content bypasses the layout, which then does not render at every key. */
const EMPTY: Panes = { answer: null, segments: null, reference: null };
const Filling = createContext(EMPTY);

const Slot = ({ pane }: { pane: PaneName }) => useContext(Filling)[pane];

function Wide() {
  const layout = useDefaultLayout({ id: 'workspace-wide', storage: localStorage });
  return (
    <Group id="workspace-wide" orientation="horizontal" {...layout} className="min-h-0 flex-1">
      <Column id="answer" size="29%">
        <Slot pane="answer" />
      </Column>
      <Border />
      <Column id="segments" size="33%">
        <Slot pane="segments" />
      </Column>
      <Border />
      <Column id="reference" size="38%">
        <Slot pane="reference" />
      </Column>
    </Group>
  );
}

function Medium() {
  const across = useDefaultLayout({ id: 'workspace-medium', storage: localStorage });
  const down = useDefaultLayout({ id: 'workspace-medium-left', storage: localStorage });
  return (
    <Group id="workspace-medium" orientation="horizontal" {...across} className="min-h-0 flex-1">
      <Column id="left" size="50%">
        <Group id="workspace-medium-left" orientation="vertical" {...down} className="min-h-0 flex-1">
          <Column id="answer" size="28%">
            <Slot pane="answer" />
          </Column>
          <Border />
          <Column id="segments" size="72%">
            <Slot pane="segments" />
          </Column>
        </Group>
      </Column>
      <Border />
      <Column id="reference" size="50%">
        <Slot pane="reference" />
      </Column>
    </Group>
  );
}

const NAMES = ['answer', 'segments', 'reference'] as const;

function Narrow({ front, onFront }: Pick<Props, 'front' | 'onFront'>) {
  const t = useTranslations('workspace');
  return (
    <Tabs.Root
      value={front}
      onValueChange={(value) => onFront(value as PaneName)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List aria-label={t('panes')} className="flex shrink-0 border-b border-line bg-surface px-1">
        {NAMES.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            className="-mb-px h-9 flex-1 border-b-2 border-transparent px-2 text-sm font-medium whitespace-nowrap text-ink-2 -outline-offset-2 data-active:border-accent data-active:text-ink"
          >
            {t(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {NAMES.map((name) => (
        <Tabs.Panel key={name} value={name} tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
          <Slot pane={name} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

function Column({ id, size, children }: { id: string; size: string; children: ReactNode }) {
  return (
    <Panel id={id} defaultSize={size} minSize="16%" className="flex min-h-0 min-w-0">
      {children}
    </Panel>
  );
}

function Border() {
  const t = useTranslations('workspace');
  return (
    <Separator
      aria-label={t('resize')}
      className="shrink-0 bg-line outline-offset-0 transition-colors duration-100 aria-[orientation=horizontal]:h-px aria-[orientation=vertical]:w-px data-[separator=active]:bg-accent data-[separator=hover]:bg-accent"
    />
  );
}

/** Holds the place until the size of the screen is known. */
function PaneSkeleton() {
  return (
    <div
      aria-hidden
      className="grid min-h-0 flex-1 grid-cols-1 gap-px bg-line min-[900px]:grid-cols-2 min-[1440px]:grid-cols-3"
    >
      {[0, 1, 2].map((pane) => (
        <div
          key={pane}
          className="flex flex-col gap-3 bg-surface p-4 first:flex max-[899px]:hidden max-[899px]:first:flex max-[1439px]:last:hidden"
        >
          {[88, 96, 72, 92, 60].map((width, line) => (
            <Skeleton key={line} className={`h-4 ${WIDTHS[width]}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

const WIDTHS: Record<number, string> = {
  88: 'w-[88%]',
  96: 'w-[96%]',
  72: 'w-[72%]',
  92: 'w-[92%]',
  60: 'w-[60%]',
};

/** How many panes fit: three side by side, two, or one at a time under tabs. */
type Room = 'wide' | 'medium' | 'narrow';

const WIDE = '(min-width: 1440px)';
const NARROW = '(max-width: 899.98px)';

function subscribe(changed: () => void): () => void {
  const media = [WIDE, NARROW].map((query) => window.matchMedia(query));
  media.forEach((query) => query.addEventListener('change', changed));
  return () => media.forEach((query) => query.removeEventListener('change', changed));
}

function measure(): Room {
  if (window.matchMedia(WIDE).matches) return 'wide';
  return window.matchMedia(NARROW).matches ? 'narrow' : 'medium';
}

/** Null on the server and until hydration, where nothing is known of the screen. */
function useLayout(): Room | null {
  return useSyncExternalStore<Room | null>(subscribe, measure, () => null);
}
