import { useTranslations } from 'next-intl';
import type { ConstructionVotes } from '@/lib/construction/view-schema';

/** What judges say of a constructed sample: how many see what was intended, of this type, in this place. */
export function VotesLine({ votes: { intended, error, type, place } }: { votes: ConstructionVotes }) {
  const t = useTranslations('construction.votes');
  return (
    <p className="mt-1 text-xs text-ink-3">
      {t(intended, { ...error, type: type.n, types: type.of, place: place.n, places: place.of })}
    </p>
  );
}
