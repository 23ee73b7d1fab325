import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { useToast } from './feedback/toast.tsx';

/** Copy a text and say so. A browser may refuse, and has no clipboard at all where the portal is not served over TLS. */
export async function copyText(text: string, done: string, toast: ReturnType<typeof useToast>): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(SENTENCES.copyFailed, 'error-circle', true);
  }
}
