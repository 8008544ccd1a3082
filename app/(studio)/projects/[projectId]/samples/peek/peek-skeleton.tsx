import { Skeleton } from '@/components/ui/skeleton';

/** Holds the places of question, answer and reference. */
export function PeekSkeleton() {
  return (
    <div className="flex flex-col gap-5 p-4">
      <Skeleton className="h-5 w-40" />
      {[12, 40, 56].map((height) => (
        <div key={height} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className={height === 12 ? 'h-6' : height === 40 ? 'h-28' : 'h-44'} />
        </div>
      ))}
    </div>
  );
}
