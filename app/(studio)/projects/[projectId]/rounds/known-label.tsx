import { TypeBadge } from '@/components/label-picker/type-badge';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import type { KnownAnswer } from '@/lib/round/known';

/** A known answer: its verdict and its types. */
export function KnownLabel({ verdict, types }: Pick<KnownAnswer, 'verdict' | 'types'>) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <VerdictMark verdict={verdict} />
      {types.map((type) => (
        <TypeBadge key={type} type={type} />
      ))}
    </span>
  );
}
