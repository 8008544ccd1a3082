'use client';

import { Archive, ListPlus, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { countSelected, type Selection } from '@/components/data-table/selection';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/overlay/toast';
import { filterOf, type SampleQuery } from '@/lib/sample/query';
import { type SampleSelection } from '@/lib/sample/selection';
import { keepForRound } from '../rounds/kept-samples';
import { reinstateMany, withdrawMany } from './actions';
import { WithdrawDialog } from './withdraw-dialog';

interface Props {
  projectId: string;
  query: SampleQuery;
  total: number;
  selection: Selection;
  onDone: () => void;
  /** Where the rows are; one of them takes the focus when the dialog goes. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What can be done to the samples that are chosen: open a round of them, withdraw them, or put withdrawn ones back. */
export function BulkActions({ projectId, query, total, selection, onDone, focusAfter }: Props) {
  const t = useTranslations('samples');
  const { run, start, busy } = useOperation();
  const toast = useToast();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const meant = meaning(selection, query);

  async function withdraw(reason: string): Promise<boolean> {
    const outcome = await run(() => withdrawMany({ projectId, selection: meant, reason }));
    if (!outcome) return false;
    const count = outcome.value;
    // Exact only where every one of them was withdrawn just now.
    const undoable = meant.kind === 'some' && meant.ids.length === count;
    toast.done({
      title: t('withdrew', { count }),
      action: undoable ? { label: t('undo'), onClick: () => reinstate(meant) } : undefined,
    });
    onDone();
    return true;
  }

  function reinstate(chosen: SampleSelection): void {
    start(async () => {
      const outcome = await reinstateMany({ projectId, selection: chosen });
      if (outcome.ok) {
        toast.done({ title: t('reinstated', { count: outcome.value }) });
        onDone();
      }
      return outcome;
    });
  }

  function newRound(): void {
    keepForRound(projectId, meant);
    router.push(`/projects/${projectId}/rounds/new?of=list`);
  }

  if (query.state === 'withdrawn')
    return (
      <Button size="sm" busy={busy} onClick={() => reinstate(meant)}>
        <Undo2 aria-hidden /> {t('reinstate')}
      </Button>
    );
  return (
    <>
      <Button size="sm" onClick={newRound}>
        <ListPlus aria-hidden /> {t('newRound')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        <Archive aria-hidden /> {t('withdrawShort')}
      </Button>
      <WithdrawDialog
        open={asking}
        onOpenChange={setAsking}
        count={countSelected(selection, total)}
        onWithdraw={withdraw}
        focusAfter={focusAfter}
      />
    </>
  );
}

/** The rows that are chosen, as the server takes them. */
function meaning(selection: Selection, query: SampleQuery): SampleSelection {
  return selection.kind === 'some'
    ? { kind: 'some', ids: [...selection.ids] }
    : { kind: 'all', filter: filterOf(query), except: [...selection.except] };
}
