'use client';

import { useTransition } from 'react';
import { useToast } from '@/components/ui/overlay/toast';
import type { ActionOutcome } from '@/lib/entry/action';
import type { AppError } from '@/lib/errors';
import { usePasswordAgain } from './password-again';
import { useErrorText } from './use-error-text';

/**
 * Runs server actions from buttons and menus: a refusal is shown as a toast, and so is `done` after a success, which closes what
 * was refused before. `run` returns the value, or null after a refusal; `start` does not wait. A form that shows a refusal at its
 * fields takes it with `refused`, and says whether it did.
 */
export function useOperation() {
  const toast = useToast();
  const text = useErrorText();
  const askAgain = usePasswordAgain();
  const [busy, startTransition] = useTransition();

  async function run<T>(
    action: () => Promise<ActionOutcome<T>>,
    done?: string,
    refused?: (error: AppError) => boolean,
  ): Promise<{ value: T } | null> {
    let outcome = await action();
    while (!outcome.ok && outcome.error.code === 'unconfirmed') {
      if (!(await askAgain())) return null;
      outcome = await action();
    }
    if (!outcome.ok) {
      if (!refused?.(outcome.error)) toast.error({ title: text.whole(outcome.error) });
      return null;
    }
    toast.closeErrors();
    if (done) toast.done({ title: done });
    return { value: outcome.value };
  }

  function start<T>(action: () => Promise<ActionOutcome<T>>, done?: string): void {
    startTransition(async () => {
      await run(action, done);
    });
  }

  return { run, start, busy };
}
