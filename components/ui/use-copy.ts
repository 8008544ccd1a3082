import { useState } from 'react';

/** Whether the text was copied last time, and the act that copies it: false over plain HTTP, where there is no clipboard. */
export function useCopy(text: string): [copied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return [copied, copy];
}
