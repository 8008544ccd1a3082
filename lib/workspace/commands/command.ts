import { type Action } from '../reducer/action';
import { type ActionContext, type WorkspaceState } from '../state/state';

/** What commands need of the screen beside its state. */
export interface CommandHost {
  workspace: WorkspaceState;
  dispatch(action: Action): void;
  /** Chance and clock for one action. */
  context(): ActionContext;
  /** Returns the focus to the selected segment. */
  restoreFocus(): void;
  find: {
    /** Where the match that is shown begins in the reference; null without one. */
    at(): number | null;
    searched(): string[];
    /** Where the part of the reference that is in view begins; null where none is. */
    inView(): number | null;
    /** Goes to the next or previous match and returns where it begins. */
    step(by: 1 | -1): number | null;
    focus(): void;
    /** Empties the field; false where it was empty. */
    clear(): boolean;
  };
  openOutline(): void;
  /** Shows the answer as prose above its segments, or hides it. */
  toggleContinuousAnswer(): void;
  toggleSteps(): void;
  togglePlainText(): void;
  toggleSidebar(pane: 'guideline' | 'comments'): void;
  /** Closes the sidebar, unless the focus is still in it. */
  closeSidebar(): void;
  openMySamples(): void;
  nextSample(): void;
  /** True when an undo has led beyond this sample. */
  undoBeyondSample(): boolean;
}

/** Where keys have their meaning: `read` is also that of an open note, `naming` asks for the stage of Other, `any` is all but dialogs. */
export type KeyMode = 'any' | 'read' | 'type' | 'naming' | 'stages' | 'evidence' | 'split' | 'add' | 'edit';

export type HelpGroup = 'judge' | 'segments' | 'sample' | 'evidence';

/** What must hold for a command to do anything. */
export interface Condition {
  holds(workspace: WorkspaceState): boolean;
  /** What is said where it does not hold, below `workspace.said`; without it nothing is said. */
  otherwise?: string;
}

/** One thing that a person can ask for in the workspace; keymap, palette, help and buttons are made of these. */
export interface Command {
  /** The key while reading that a person may change; stored under the command's id. */
  own?: string;
  /**
   * Keys that stay what they are, by mode, as `event.code` behind `shift+` or `mod+`; `any+` is with and without shift, and `char+` the
   * character that the key writes. The first of them is the one that is shown.
   */
  keys?: Partial<Record<KeyMode, readonly string[]>>;
  /** The message of its name, below `keys`; a command without one is not in the palette. */
  label?: string;
  /** Where the help lists it: the group, and the message below `workspace.key`. Commands with one message share a line. */
  help?: readonly [HelpGroup, string];
  /** True for keys that also work while the sidebar has the focus. */
  inSidebar?: true;
  /** All of these hold when it can do something. Its button is disabled otherwise, the palette leaves it out, and its key says why. */
  when?: readonly Condition[];
  run(host: CommandHost): void;
}

/** Dispatches, and the focus returns to the segment. */
export const does =
  (action: (host: CommandHost) => Action): Command['run'] =>
  (host) => {
    host.dispatch(action(host));
    host.restoreFocus();
  };

/** Dispatches, and the focus stays or goes where the new mode wants it. */
export const opens =
  (action: (host: CommandHost) => Action): Command['run'] =>
  (host) =>
    host.dispatch(action(host));
