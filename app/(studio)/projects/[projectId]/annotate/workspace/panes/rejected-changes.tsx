'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch } from 'react';
import { overall } from '@/components/label-picker/verdict-mark';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { type Action } from '@/lib/workspace/reducer/action';
import { canKeep } from '@/lib/workspace/outbox/rejected-change';
import { actionContext } from '../engine/action-context';
import { type WorkspaceState, type RejectedChange } from '@/lib/workspace/state/state';

interface Props {
  workspace: WorkspaceState;
  dispatch: Dispatch<Action>;
}

/** Changes that the server did not take, each offered again where that makes sense; nothing is dropped in silence. */
export function RejectedChanges({ workspace, dispatch }: Props) {
  if (workspace.refusals.length === 0) return null;
  return (
    <div className="flex max-h-[40dvh] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line p-2">
      {workspace.refusals.map((rejection) => (
        <ErrorLine
          key={rejection.change.changeId}
          refusal={rejection}
          workspace={workspace}
          dispatch={dispatch}
        />
      ))}
    </div>
  );
}

function ErrorLine({ refusal: rejection, workspace, dispatch }: Props & { refusal: RejectedChange }) {
  const t = useTranslations('workspace');
  const text = useErrorText();
  const mine = useMine(rejection, workspace);
  const { changeId } = rejection.change;
  const keeps = canKeep(workspace, rejection);
  const elsewhere = rejection.error.code === 'stale' || isGone(rejection, workspace);
  return (
    <Callout
      kind="warning"
      role="alert"
      className="py-2"
      title={elsewhere ? t('refusal.elsewhere') : t('refusal.title')}
      action={
        <div className="flex flex-wrap justify-end gap-2">
          {keeps && (
            <Button
              size="sm"
              onClick={() => dispatch({ kind: 'keep-mine', changeId, context: actionContext() })}
            >
              {t('refusal.keepMine')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => dispatch({ kind: 'drop-mine', changeId })}>
            {t(keeps ? 'refusal.discardMine' : 'refusal.understood')}
          </Button>
        </div>
      }
    >
      {elsewhere ? null : text.whole(rejection.error)} {mine}
    </Callout>
  );
}

/** A segment that was split, merged or edited meanwhile. */
const isGone = ({ change, error }: RejectedChange, workspace: WorkspaceState): boolean =>
  error.code === 'not_found' &&
  'segmentId' in change &&
  !workspace.segments.some(({ id }) => id === change.segmentId);

/** What the person had done, in words and with every text that they wrote, so that they can choose and lose nothing. */
function useMine({ change }: RejectedChange, workspace: WorkspaceState): string {
  const t = useTranslations('workspace');
  const v = useTranslations('verdicts');
  const type = useTranslations('typology');
  if (change.kind === 'edit') return t('refusal.mine.edit', { text: change.text });
  if (change.kind === 'note' && change.note) return t('refusal.mine.noteText', { text: change.note });
  if (change.kind === 'flag' && change.reason) return t('refusal.mine.flagText', { text: change.reason });
  if (change.kind !== 'label') return t(`refusal.mine.${change.kind}`);
  const number = workspace.segments.findIndex(({ id }) => id === change.segmentId) + 1;
  const { judgement } = change;
  const note = judgement.note && t('refusal.mine.segmentNote', { text: judgement.note });
  if (!change.decides) return [t('refusal.mine.evidence', { number }), note].filter(Boolean).join(' ');
  const said = [v(overall(judgement)), judgement.errorType && type(`${judgement.errorType}.name`)];
  const verdict = t('refusal.mine.label', { number, said: said.filter(Boolean).join(' · ') });
  return [verdict, note].filter(Boolean).join(' ');
}
