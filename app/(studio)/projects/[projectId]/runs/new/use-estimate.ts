import { useRef, useState } from 'react';
import type { FormAction } from '@/components/error-text/action-form';
import type { AppError } from '@/lib/errors';

/** What a form would take, once it was asked for; anything that is changed in the form makes it unknown again. */
export function useEstimate<Estimate extends object>(
  request: (data: FormData) => Promise<Estimate | { error: AppError }>,
) {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const changes = useRef(0);
  const change = (): void => {
    changes.current += 1;
    setEstimate(null);
  };
  const estimated: FormAction = async (state, data) => {
    const before = changes.current;
    const answered = await request(data);
    if ('error' in answered) return { ...state, error: answered.error };
    if (changes.current === before) setEstimate(answered);
    return { ...state, error: null };
  };
  return { estimate, change, estimated };
}
