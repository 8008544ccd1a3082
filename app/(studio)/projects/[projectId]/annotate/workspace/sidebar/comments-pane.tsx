'use client';

import { Comments } from '@/components/comments/comments';

interface Props {
  projectId: string;
  sampleId: string;
  segment: { id: string; number: number } | null;
  language: string;
  calls: number;
  onChanged(): void;
}

/** The comments on the sample at hand, beside the work. */
export function CommentsPane({ calls, ...controller }: Props) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
      <Comments {...controller} calls={calls} />
    </div>
  );
}
