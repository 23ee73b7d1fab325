import { type Keep, type Kept, readKept } from './keep.ts';

/**
 * What was kept for whoever is signed in, or was left by a visitor who may have signed in since; null for nothing. What another
 * person left behind, e.g. where their session was taken away from under it, is for nobody's eyes: it goes.
 */
export function keptBy(keep: Keep, personId: string | null): Kept | null {
  const kept = readKept(keep.conversation());
  if (kept === null || kept.owner === null || kept.owner === personId) return kept;
  keep.dropConversation();
  return null;
}
