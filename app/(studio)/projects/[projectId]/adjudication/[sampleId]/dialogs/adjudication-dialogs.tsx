import { useTranslations } from 'next-intl';
import type { AdjudicationView } from '@/lib/adjudication/view';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import type { UncoveredText } from '@/lib/workspace/state/uncovered-text';
import { UncoveredDialog } from '../../../annotate/workspace/dialogs/uncovered-dialog';
import { WriteDialog } from '../own-label/write-dialog';
import type { AdjudicationAct } from '../use-adjudication';
import { KeySheet } from './key-sheet';
import { ReopenDialog } from './reopen-dialog';

export type AdjudicationDialog =
  | { kind: 'reopen' | 'uncovered' | 'keys' }
  | {
      /** A label of the lead's own. */
      kind: 'write';
      /** The command of the workspace that it begins with. */
      begins: string | null;
      /** What was marked in the reference before. */
      found: Evidence | null;
    };

interface Props {
  open: AdjudicationDialog | null;
  view: AdjudicationView;
  /** The selected segment. */
  at: number;
  busy: boolean;
  uncovered: readonly UncoveredText[];
  act(wanted: AdjudicationAct): Promise<boolean>;
  onAdd(text: UncoveredText): void;
  onSelect(index: number): void;
  /** Texts that are in no segment may stay so. */
  onAdjudicate(): void;
  /** With a kind, only if it is that one that is open. */
  onClose(kind?: AdjudicationDialog['kind']): void;
}

/** Whichever dialog of the adjudication is open. */
export function AdjudicationDialogs({ open, view, at, busy, uncovered, act, onClose, ...on }: Props) {
  const t = useTranslations('adjudication');
  const { project, sample, units } = view;
  const unit = units[at];
  switch (open?.kind) {
    case 'write':
      if (!unit) return null;
      return (
        <WriteDialog
          projectId={project.id}
          unit={unit}
          number={at + 1}
          sample={sample}
          found={open.found}
          begins={open.begins}
          busy={busy}
          onClose={() => onClose('write')}
          // Choices and text stay in the form until the server has saved them.
          onWrite={(judgement) =>
            void act({ kind: 'write', unit: at, judgement }).then((done) => done && onClose('write'))
          }
        />
      );
    case 'uncovered':
      return (
        <UncoveredDialog
          answer={sample.answer}
          language={sample.language}
          texts={uncovered}
          anyway={t('adjudicateAnyway')}
          onGo={({ place }) => {
            on.onSelect(Math.max(0, place - 1));
            onClose();
          }}
          onAdd={(texts) => {
            texts.forEach(on.onAdd);
            onClose();
          }}
          onAnyway={() => {
            onClose();
            on.onAdjudicate();
          }}
          onClose={() => onClose()}
        />
      );
    case 'reopen':
      return (
        <ReopenDialog
          onClose={() => onClose()}
          onReopen={(reason) => {
            onClose();
            void act({ kind: 'reopen', reason });
          }}
        />
      );
    case 'keys':
      return <KeySheet onClose={() => onClose()} />;
    default:
      return null;
  }
}
