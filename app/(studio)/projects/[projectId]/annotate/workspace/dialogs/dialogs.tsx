'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch } from 'react';
import { searchesIn } from '@/lib/annotation/evidence/evidence-edit';
import { FLAG_REASONS, SKIP_REASONS } from '@/lib/annotation/labels/stock-reasons';
import { KeysDialog } from './keys-dialog';
import { type Action } from '@/lib/workspace/reducer/action';
import { lookedAt, offeredSearches } from '@/lib/workspace/evidence/look-up';
import { actionContext } from '../engine/action-context';
import { type WorkspaceState, selectedSegment } from '@/lib/workspace/state/state';
import { uncoveredIn } from '@/lib/workspace/state/uncovered-text';
import { atSegment } from '../engine/use-restore-focus';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { MissingDialog } from './missing-dialog';
import { TextDialog } from './text-dialog';
import { UncoveredDialog } from './uncovered-dialog';

interface Props {
  workspace: WorkspaceState;
  dispatch: Dispatch<Action>;
  actions: WorkspaceActions;
}

/** What lies over the workspace: what is still missing, the words of a flag, a skip or a note, the keys. */
export function Dialogs({ workspace, dispatch, actions }: Props) {
  const t = useTranslations('workspace');
  const j = useTranslations('judging');
  const { mode, annotation } = workspace;
  const close = (): void => dispatch({ kind: 'mode', mode: { kind: 'read' } });
  const flag = (reason: string | null): void =>
    dispatch({ kind: 'edit', edit: { kind: 'flag', reason }, context: actionContext() });
  switch (mode.kind) {
    case 'missing':
      return (
        <MissingDialog
          workspace={workspace}
          onClose={close}
          onGo={(segmentId) => {
            close();
            dispatch({ kind: 'select', segmentId });
            actions.home();
          }}
        />
      );
    case 'uncovered':
      return (
        <UncoveredDialog
          answer={workspace.sample.answer}
          language={workspace.sample.language}
          texts={uncoveredIn(workspace)}
          anyway={t('uncovered.anyway')}
          onGo={({ at }) => actions.addFrom(at[0])}
          onAdd={(texts) => {
            for (const { at } of texts) actions.edit({ kind: 'add', start: at[0], end: at[1] });
            actions.leave();
            actions.home();
          }}
          onAnyway={actions.submitAnyway}
          onClose={close}
          finalFocus={atSegment}
        />
      );
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'flag':
      return (
        <TextDialog
          words={textsOf(t, 'flagDialog')}
          reasons={FLAG_REASONS.map((reason) => t(reason))}
          value={annotation.flagReason ?? ''}
          required
          limit={1_000}
          onClose={close}
          onDone={flag}
          other={annotation.flagReason === null ? undefined : { label: t('unflag'), run: () => flag(null) }}
        />
      );
    case 'skip':
      return (
        <TextDialog
          words={textsOf(t, 'skipDialog')}
          reasons={SKIP_REASONS.map((reason) => t(reason))}
          value=""
          limit={1_000}
          onClose={close}
          onDone={actions.skip}
        />
      );
    case 'searches':
      return (
        <TextDialog
          words={textsOf(j, 'searchesDialog')}
          value={searchesOf(workspace).join('\n')}
          limit={4_000}
          onClose={close}
          onDone={(text) => {
            dispatch({
              kind: 'edit',
              edit: { kind: 'searches', searched: text.split('\n') },
              context: actionContext(),
            });
            close();
          }}
        />
      );
    case 'answer-note':
      return (
        <TextDialog
          words={textsOf(t, 'noteDialog')}
          value={annotation.note}
          limit={10_000}
          onClose={close}
          onDone={(note) => {
            dispatch({ kind: 'edit', edit: { kind: 'note', note }, context: actionContext() });
            close();
          }}
        />
      );
    default:
      return null;
  }
}

/** The searches that the label names, else those that can be offered. */
function searchesOf(workspace: WorkspaceState): string[] {
  const segment = selectedSegment(workspace);
  if (!segment) return [];
  const named = searchesIn(segment.label.evidence);
  return named.length > 0 ? named : offeredSearches(segment, lookedAt(workspace));
}

type Texts = Parameters<typeof TextDialog>[0]['words'];

const textsOf = <Name extends string>(t: (key: `${Name}.${keyof Texts}`) => string, dialog: Name): Texts => ({
  title: t(`${dialog}.title`),
  text: t(`${dialog}.text`),
  field: t(`${dialog}.field`),
  done: t(`${dialog}.done`),
});
