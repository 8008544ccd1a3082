import { useTranslations } from 'next-intl';
import { messageOr } from '@/lib/i18n/message-or';
import type { EvidencePiece, SampleChange } from '@/lib/snapshot/comparison-view-schema';
import { type EvidenceTurn, evidenceTurns } from '@/lib/snapshot/evidence-turns';

type Sides = Pick<SampleChange['segments'][number], 'before' | 'after'>;

/** Evidence of a segment that came, went or turned: its relation, place, origin, or the words that were searched for. */
export function EvidenceChanges({ before, after }: Sides) {
  const text = useTurnText();
  return evidenceTurns(before, after).map((turn, at) => (
    <p key={at} className="max-w-[72ch] text-ink-2">
      {text(turn)}
    </p>
  ));
}

function useTurnText(): (turn: EvidenceTurn) => string {
  const t = useTranslations('snapshots');
  const o = useTranslations('auditLog.origins');
  const words = ({ searched }: EvidencePiece): string =>
    searched.map((word) => t('quoted', { text: word })).join(t('comma'));
  const kind = ({ relation }: EvidencePiece): string => messageOr(t, `evidenceKinds.${relation}`, relation);
  const alone = (piece: EvidencePiece): string =>
    piece.quote === null
      ? t('named', { name: kind(piece), value: words(piece) })
      : t('quoteOf', { quote: piece.quote, what: kind(piece) });
  const aspects = (piece: EvidencePiece): string[] => [
    kind(piece),
    piece.quote === null ? words(piece) : t('place', { start: (piece.start ?? 0) + 1, end: piece.end ?? 0 }),
    piece.origin === null ? t('unknown') : messageOr(o, piece.origin, piece.origin),
  ];
  return ({ before, after }) => {
    if (before === null || after === null)
      return before === null
        ? t('evidenceAdded', { evidence: alone(after!) })
        : t('evidenceGone', { evidence: alone(before) });
    const [old, now] = [aspects(before), aspects(after)];
    const differing = old.flatMap((aspect, at) => (aspect === now[at] ? [] : [at]));
    const [was, is] = [old, now].map((side) => differing.map((at) => side[at]).join(t('comma')));
    const turned = t('turned', { before: was!, after: is! });
    return before.quote === null
      ? t('named', { name: kind(before), value: turned })
      : t('evidenceTurned', { quote: before.quote, turned });
  };
}
